import type { ReactNode } from "react";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { OWNER_BAR, type OwnerPageContent, OWNER_TEXTS } from "./copy.ts";

type OwnerShellProps = { content: OwnerPageContent; actions?: ReactNode; children: ReactNode };

/** What the four back-office pages share: navigation, heading and actions. */
export function OwnerShell({ content, actions, children }: OwnerShellProps) {
  return (
    <PageLayout navigation={OWNER_BAR}>
      <div className="wrap-page py-5 sm:py-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Badge variant="outline">{OWNER_TEXTS.badge}</Badge>
          {actions}
        </div>
        <h1 className="mt-2 text-title">{content.heading}</h1>
        <p className="mt-2 measure text-muted max-sm:hidden">{content.intro}</p>
        <div className="mt-5">{children}</div>
      </div>
    </PageLayout>
  );
}
