import { content } from "#content";
import { COUNTRIES } from "#domain/countries.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { AllPages } from "./all-pages.tsx";
import { searchPage } from "./copy.ts";
import { SiteSearch } from "./site-search.island.tsx";

const COUNTRY_NAMES = Object.fromEntries(COUNTRIES.map(({ id, name }) => [id, name]));

export function SearchPage() {
  return (
    <PageLayout meta={searchPage.meta}>
      <PageIntro {...searchPage} />
      <Island of={SiteSearch} props={{ countries: COUNTRY_NAMES, questions: content.search.questions }} />
      <AllPages />
    </PageLayout>
  );
}
