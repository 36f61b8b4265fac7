import { oldest, factsIn } from "#domain/facts.ts";
import { type DetailPage as Page, detailPage } from "#web/content/detail-pages.ts";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { article, breadcrumbList } from "#web/lib/structured-data.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { DETAIL_TEXTS, OVERVIEWS } from "./copy.ts";

/** The way to a page about one thing, for its reader and for search engines. @param facts the records that it shows */
export function DetailHead({ page, facts }: { page: Page; facts: unknown }) {
  const overview: Crumb | null = OVERVIEWS[page.kind];
  const whole = page.partOf && detailPage(page.partOf);
  const crumbs: Crumb[] = [
    { label: DETAIL_TEXTS.home, path: "/" },
    ...(overview ? [overview] : []),
    ...(whole ? [{ label: whole.heading, path: whole.path }] : []),
  ];
  return (
    <>
      <StructuredData
        data={[
          breadcrumbList([...crumbs, { label: page.heading, path: page.path }]),
          article({ ...page, headline: page.heading, published: firstEntry(page, facts) }),
        ]}
      />
      <Breadcrumb crumbs={crumbs} here={page.heading} />
    </>
  );
}

/** When the oldest record of the page was entered; an article has a day of its own. */
function firstEntry(page: Page, content: unknown) {
  const days = factsIn(content).map(({ enteredOn }) => enteredOn);
  return page.kind === "article" || days.length === 0 ? page.enteredOn : oldest(days);
}
