import type { ReactNode } from "react";
import { Header } from "#web/layout/header.tsx";
import { SkipLink } from "#web/layout/skip-link.tsx";
import { type TrackedEvent, tracked } from "#web/lib/element-events.ts";
import { Footer } from "./footer.tsx";
import type { FooterName } from "./footers.ts";
import { type Navigation, SHARED_NAVIGATION } from "./navigation.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "./page-head.tsx";

type PageLayoutProps = {
  meta: PageMeta;
  /** What the tracker is told when the page starts. */
  event?: TrackedEvent;
  navigation?: Navigation;
  footer?: FooterName;
  children: ReactNode;
};

/** The one layout of all public pages; a page with links of its own passes them. */
export function PageLayout({
  meta,
  event,
  navigation = SHARED_NAVIGATION,
  footer = "shared",
  children,
}: PageLayoutProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col" {...(event && tracked("start", event))}>
      <PageHead {...meta} />
      <SkipLink />
      <Header navigation={navigation} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer name={footer} />
    </div>
  );
}
