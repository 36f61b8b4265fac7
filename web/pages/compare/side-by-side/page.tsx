import { useLoaderData } from "react-router";
import { COUNTRIES, countryById } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { COMPARED_PARAM, comparePath, THREE_ID } from "#web/content/page-paths.ts";
import { compareCountries, type Pair, PAIRS } from "#web/content/comparisons.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { Button } from "#web/ui/button.tsx";
import { found } from "#web/lib/not-found.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { ChapterTable } from "../chapter-table.tsx";
import { CellContent } from "../column-file.tsx";
import { comparePage } from "../copy.ts";

const texts = comparePage.one;

/** @throws Response with status 404 where there is no such pair */
export function loadComparison({ params }: { params: { pair?: string } }) {
  return found(PAIRS.find((pair) => comparePath(...pair) === `/compare/${params.pair}`));
}

/** Two countries side by side, chapter by chapter: the figures first. */
export function ComparisonPage() {
  const pair = useLoaderData<typeof loadComparison>();
  const path = comparePath(...pair);
  const countries = pair.map((id) => countryById(id));
  const names = countries.map(({ name }) => name);
  const chapters = compareCountries(pair);
  const [figures, ...others] = chapters.map(({ id, title, rows }) => ({
    id,
    title,
    content: (
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
    ),
  }));
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={detailPage(path)}
        lead={interpolate(texts.lead, { countries: listNames(countries) })}
        facts={chapters}
        first={figures!}
        opening={<ThirdCountry pair={pair} />}
        chapters={others.map(({ id, title, content }) => ({
          id,
          title,
          isFolded: true,
          content,
        }))}
        nextStep={texts.nextStep}
      />
    </PageLayout>
  );
}

/** From two countries to three. */
function ThirdCountry({ pair }: { pair: Pair }) {
  const { label, none, button } = texts.addThird;
  return (
    <form
      action={`/compare#${THREE_ID}`}
      className="with-scripts grid items-end gap-4 sm:grid-cols-[20rem_auto] sm:justify-start"
    >
      {pair.map((id) => (
        <input key={id} type="hidden" name={COMPARED_PARAM} value={id} />
      ))}
      <SelectField
        label={label}
        name={COMPARED_PARAM}
        required
        autoComplete="off"
        none={none}
        options={COUNTRIES.filter(({ id }) => !pair.includes(id)).map(({ id, name }) => [id, name])}
      />
      <Button type="submit" className="min-h-13">
        {button}
      </Button>
    </form>
  );
}
