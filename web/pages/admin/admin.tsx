import { ArrowLeft, ChartColumn } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { ADMIN_LINKS, PICTURE_CARDS } from "./copy.ts";
import { ActivityLog } from "./activity-log.tsx";
import { HowToUse } from "./how-to-use.tsx";
import { PictureCard, type PreviewTexts } from "./picture-card.tsx";
import { QuickActions } from "./quick-actions.tsx";

const ICONS = { "/": ArrowLeft, "/analytics": ChartColumn };

/** What the owner finds on /admin. */
export function Admin({ texts }: { texts: PreviewTexts }) {
  return (
    <div className="space-y-8">
      <p className="-mt-4 -ml-3 flex flex-wrap gap-x-2">
        {ADMIN_LINKS.map(({ to, label }) => {
          const Icon = ICONS[to];
          return (
            <NavAnchor key={to} to={to} className={buttonVariants({ variant: "ghost", className: "px-3" })}>
              <Icon aria-hidden className="size-5" />
              {label}
            </NavAnchor>
          );
        })}
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {PICTURE_CARDS.map((card) => (
          <PictureCard key={card.kind} texts={card} previewTexts={texts} />
        ))}
        <QuickActions />
        <HowToUse />
        <ActivityLog />
      </div>
    </div>
  );
}
