import { lazy } from "react";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { SEARCH_ENTRIES } from "#web/content/search-entries.ts";
import { searchPage } from "./copy.ts";
import { SiteSearch } from "./site-search.tsx";
import type { Route } from "./+types/page.ts";

/** Rendered when the site is built, and no part of the visitor's script. */
const AllPages =
  import.meta.env.SSR || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import("./all-pages.tsx")).AllPages }))
    : null;

/** Runs at build time only. */
export function loader() {
  return { pages: SEARCH_ENTRIES.length };
}

/** The search is in the URL; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(searchPage.meta);
}

export default function SearchPage({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageIntro {...searchPage} />
      <SiteSearch pages={pages} />
      <AllPages />
    </PageLayout>
  );
}
