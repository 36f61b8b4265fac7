import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import { homeOf } from "#domain/city-budget.ts";
import { findCity } from "#web/content/countries/cities.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { countryById } from "#domain/countries.ts";
import { monthOf, sumBudget } from "#web/content/readers/budget.ts";
import type { Budget } from "#web/content/readers/reader.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { TextList } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { RowTable } from "#web/ui/rows.tsx";
import { readersPage } from "./copy.ts";

const texts = readersPage.budget;

/** What a month costs one household, line by line, with what the sum leaves out and how each line was made. */
export function BudgetTable({ budget }: { budget: Budget }) {
  const { who, household, lines, leftOut } = budget;
  const { city, country } = findCity(budget.city);
  const month = monthOf(budget);
  const missing = month.missing.map((id) => BUDGET_TEXTS.lines[id].toLowerCase()).join(", ");
  const rows = [
    ...month.lines.flatMap(({ id, range }) => {
      const home = id === "rent" ? `, ${BUDGET_TEXTS.homes[homeOf(household, "comfortable").size]}` : "";
      return range ? { label: `${BUDGET_TEXTS.lines[id]}${home}`, range: roundEnds(range) } : [];
    }),
    ...lines.map(({ label, range: { value } }) => ({ label, range: { from: value.min, to: value.max } })),
  ];
  return (
    <>
      <p className="measure text-lead text-muted">{who}</p>
      <RowTable
        data-slot="reader-budget"
        isAmounts
        className="mt-8 max-w-2xl"
        caption={interpolate(texts.place, { city: city.name, country: countryById(country).name })}
        rows={rows.map(({ label, range }) => ({ label, cells: [{ content: dollarsText(range) }] }))}
        sums={[{ label: texts.total, cells: [{ content: dollarsText(roundEnds(sumBudget(budget))) }] }]}
      />
      {missing && <p className="mt-4 measure font-semibold">{interpolate(texts.missing, { lines: missing })}</p>}
      <p className="mt-4 measure text-muted">{interpolate(texts.note, { city: city.name })}</p>
      <FactSource facts={lines.map(({ range }) => range)} className="mt-3 max-w-2xl" />
      <h3 className="mt-8 mb-4 font-serif text-xl leading-snug font-semibold">{texts.leftOut}</h3>
      <TextList texts={leftOut} className="measure" />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <NavAnchor to={`${cityPath(city.id)}#month`} className="link-standalone font-semibold">
          {interpolate(texts.city, { city: city.name })}
        </NavAnchor>
        <NavAnchor to={texts.calculator.to} className="link-standalone font-semibold">
          {texts.calculator.label}
        </NavAnchor>
      </p>
    </>
  );
}
