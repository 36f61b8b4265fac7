import type { ReactNode } from "react";
import { PageLayout } from "#web/layout/page-layout.tsx";
import type { OwnerPageContent } from "./copy.ts";
import { OfficeBar } from "./office-bar.tsx";

type OwnerShellProps = { content: OwnerPageContent; actions?: ReactNode; children: ReactNode };

/** What the back-office pages share: the bar, the heading and the short footer. */
export function OwnerShell({ content, actions, children }: OwnerShellProps) {
  return (
    <PageLayout header={<OfficeBar path={content.meta.path} actions={actions} />} footer="office">
      <div className="wrap-page py-4 sm:py-6">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="font-serif text-xl leading-tight font-semibold sm:text-3xl">{content.heading}</h1>
          <p className="text-[0.9375rem] text-muted max-sm:hidden">{content.intro}</p>
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </PageLayout>
  );
}
