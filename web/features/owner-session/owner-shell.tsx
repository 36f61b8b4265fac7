import type { ReactNode } from "react";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { OWNER_BAR, type OwnerPageContent, OWNER_TEXTS } from "./copy.ts";

type OwnerShellProps = { content: OwnerPageContent; actions?: ReactNode; children: ReactNode };

/** What the four back-office pages share: navigation, heading and actions. */
export function OwnerShell({ content, actions, children }: OwnerShellProps) {
  return (
    <PageLayout navigation={OWNER_BAR}>
      <div className="wrap-page py-4 sm:py-6">
        <div className="flex items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="font-serif text-xl leading-tight font-semibold sm:text-3xl">{content.heading}</h1>
            <Badge variant="outline" className="max-sm:hidden">
              {OWNER_TEXTS.badge}
            </Badge>
          </div>
          {actions}
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted max-sm:hidden">{content.intro}</p>
        <div className="mt-4">{children}</div>
      </div>
    </PageLayout>
  );
}
