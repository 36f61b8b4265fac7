import { useState } from "react";
import { PICTURE_KINDS } from "#domain/picture.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { PICTURE_HISTORY, QUICK_ACTIONS } from "./copy.ts";
import { PictureHistory } from "./picture-history.tsx";

export function QuickActions() {
  const [isManaging, setIsManaging] = useState(false);
  const { title, preview, manage, backup } = QUICK_ACTIONS;
  return (
    <Card>
      <CardContent>
        <h2 className="font-serif text-2xl leading-tight font-semibold">{title}</h2>
        <div className="mt-6 space-y-5">
          <div>
            <a
              href="/"
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: "outline", className: "w-full" })}
            >
              {preview.label}
            </a>
            <p className="mt-2 text-sm text-muted">{preview.note}</p>
          </div>
          <div>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsManaging(true)} className="w-full">
              {manage.label}
            </Button>
            <p className="mt-2 text-sm text-muted">{manage.note}</p>
          </div>
          <div>
            <OfficeLink to="/admin/settings" className={buttonVariants({ variant: "outline", className: "w-full" })}>
              {backup.label}
            </OfficeLink>
            <p className="mt-2 text-sm text-muted">{backup.note}</p>
          </div>
        </div>
        <Dialog open={isManaging} onOpenChange={setIsManaging}>
          <DialogContent className="flex flex-col overflow-hidden sm:max-w-3xl">
            <DialogHeader>
              <DialogTitle>{PICTURE_HISTORY.title}</DialogTitle>
              <DialogDescription>{PICTURE_HISTORY.intro}</DialogDescription>
            </DialogHeader>
            <div className="-mx-6 -mb-6 space-y-8 overflow-y-auto px-6 pb-6">
              {PICTURE_KINDS.map((kind) => (
                <PictureHistory key={kind} kind={kind} />
              ))}
            </div>
          </DialogContent>
        </Dialog>
      </CardContent>
    </Card>
  );
}
