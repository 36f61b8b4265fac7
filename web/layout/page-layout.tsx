import type { ReactNode } from "react";
import { Header } from "#web/layout/header.tsx";
import { SkipLink } from "#web/layout/skip-link.tsx";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { Footer } from "./footer.tsx";
import type { FooterName } from "./footers.ts";
import { type Navigation, SHARED_NAVIGATION } from "./navigation.ts";

type PageLayoutProps = {
  navigation?: Navigation;
  /** A bar in place of the one with the navigation. */
  header?: ReactNode;
  footer?: FooterName;
  children: ReactNode;
};

/** The one layout of all pages; a page with links of its own passes them (decision: one-layout). */
export function PageLayout({ navigation = SHARED_NAVIGATION, header, footer = "shared", children }: PageLayoutProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SkipLink />
      {header ?? <Header navigation={navigation} />}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Footer name={footer} />}</Prerendered>
    </div>
  );
}
