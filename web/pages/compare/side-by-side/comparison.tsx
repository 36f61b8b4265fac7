import { COUNTRIES, countryById } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { compareCountries, type Pair } from "#web/content/comparisons.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { FoldedChapter } from "#web/ui/fold.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { ChapterRows } from "../chapter-rows.tsx";
import { CellContent } from "../column-file.tsx";
import { comparePage } from "../copy.ts";

const texts = comparePage.one;

/** Two countries side by side, chapter by chapter. */
export function Comparison({ pair }: { pair: Pair }) {
  const countries = pair.map((id) => countryById(id));
  const names = countries.map(({ name }) => name);
  const chapters = compareCountries(pair);
  return (
    <DetailPage
      page={detailPage(comparePath(...pair))}
      lead={interpolate(texts.lead, { countries: listNames(countries) })}
      facts={chapters}
      opening={<ThirdCountries pair={pair} />}
      chapters={chapters.map(({ id, title, rows }) => ({
        id,
        title,
        content: (
          <FoldedChapter isOpen={id === chapters[0]!.id}>
            <ChapterRows
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
