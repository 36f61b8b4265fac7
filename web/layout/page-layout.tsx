import type { ReactNode } from "react";
import { Header } from "#web/layout/header.tsx";
import { SkipLink } from "#web/layout/skip-link.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import type { FooterName } from "./footers.ts";
import { type Navigation, SHARED_NAVIGATION } from "./navigation.ts";

/** Links, which need no script: theirs comes after the first paint. */
const Footer = hydrateLate(async () => (await import("./footer.tsx")).Footer);

type PageLayoutProps = { navigation?: Navigation; footer?: FooterName; children: ReactNode };

/** The one layout of all pages; a page with links of its own passes them (decision: one-layout). */
export function PageLayout({ navigation = SHARED_NAVIGATION, footer = "shared", children }: PageLayoutProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header navigation={navigation} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer name={footer} />
    </div>
  );
}
