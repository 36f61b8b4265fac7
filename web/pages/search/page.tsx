import { PAGE_ENTRIES } from "#web/content/search-entries.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { AllPages } from "./all-pages.tsx";
import { searchPage } from "./copy.ts";
import { SiteSearch } from "./site-search.island.tsx";

export function SearchPage() {
  return (
    <PageLayout meta={searchPage.meta}>
      <PageIntro {...searchPage} />
      <Island of={SiteSearch} props={{ pages: PAGE_ENTRIES.length }} />
      <AllPages />
    </PageLayout>
  );
}
