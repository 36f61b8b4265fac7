import { useLoaderData } from "react-router";
import { COUNTRIES, countryById } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { compareCountries, type Pair, PAIRS } from "#web/content/comparisons.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { FoldedChapter } from "#web/ui/fold.tsx";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { ChapterTable } from "../chapter-table.tsx";
import { CellContent } from "../column-file.tsx";
import { comparePage } from "../copy.ts";

const texts = comparePage.one;

/** @throws Response with status 404 where there is no such pair */
export function loadComparison({ params }: { params: { pair?: string } }) {
  return found(PAIRS.find((pair) => comparePath(...pair) === `/compare/${params.pair}`));
}

/** Two countries side by side, chapter by chapter. */
export function ComparisonPage() {
  const pair = useLoaderData<typeof loadComparison>();
  const path = comparePath(...pair);
  const countries = pair.map((id) => countryById(id));
  const names = countries.map(({ name }) => name);
  const chapters = compareCountries(pair);
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={interpolate(texts.lead, { countries: listNames(countries) })}
        facts={chapters}
        opening={<ThirdCountries pair={pair} />}
        chapters={chapters.map(({ id, title, rows }) => ({
          id,
          title,
          content: (
            <FoldedChapter isOpen={id === chapters[0]!.id}>
              <ChapterTable
                labelledBy={`${id}-title`}
                names={names}
                rows={rows.map((row) => ({
                  ...row,
                  cells: row.cells.map((cell, index) => cell && <CellContent key={names[index]} content={cell} />),
                }))}
                sources={pair.map((country, index) => {
                  const facts = rows.flatMap(({ cells }) => factsIn(cells[index]));
                  return facts.length > 0 && <FactSource key={country} facts={facts} />;
                })}
              />
            </FoldedChapter>
          ),
        }))}
        nextStep={texts.nextStep}
      />
    </PageLayout>
  );
}

/** From two countries to each three with them. */
function ThirdCountries({ pair }: { pair: Pair }) {
  return (
    <nav aria-labelledby="third-country" data-print="hide" className="flex flex-wrap items-baseline gap-x-4">
      <p id="third-country" className="font-semibold">
        {texts.addThird}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {COUNTRIES.filter(({ id }) => !pair.includes(id)).map(({ id, name }) => (
          <li key={id}>
            <NavAnchor
              to={comparePath(...pair, id)}
              aria-label={interpolate(texts.addThirdOf, { countries: listNames([...pair, id].map(countryById)) })}
              className="link-standalone min-w-11"
            >
              {name}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
