import { dollarsText } from "#web/lib/amounts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { cityFigures, type CityOfCountry, comparedMonth } from "#web/content/countries/cities.ts";
import { cityBudget, homeOf, LINES, type Line } from "#domain/city-budget.ts";
import { BUDGET_TEXTS, householdText, sumText } from "#web/features/city-budget/budget-words.ts";
import { BUDGET_METHODS } from "#web/features/city-budget/methods.ts";
import { FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#web/lib/thousands.ts";
import type { cityContent } from "#web/content/detail-pages.ts";
import { citiesPage, EXAMPLES } from "../copy.ts";

const texts = citiesPage.one.month;

type MonthProps = { place: CityOfCountry; content: ReturnType<typeof cityContent> };

/** A month and the arrival for three households, with what the sums lack and how they are made. */
export function Month({ place, content }: MonthProps) {
  const { city, country } = place;
  const { plural, perDollar } = COUNTRY_FOLDERS[country].currency;
  const budgets = exampleBudgets(place);
  return (
    <>
      <table data-slot="city-month" className="budget-table">
        <caption className="sr-only">{interpolate(texts.caption, { city: city.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {budgets.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.filter((id) => budgets.some(({ budget }) => findLine(budget.lines, id))).map((id) => (
            <tr key={id}>
              <th scope="row">{BUDGET_TEXTS.lines[id]}</th>
              {budgets.map(({ name, home, budget }) => (
                <td key={name}>
                  <b>{name}</b>
                  <LineAmount line={findLine(budget.lines, id)} />
                  {id === "rent" && <small>{home}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{BUDGET_TEXTS.sum}</th>
            {budgets.map(({ name, budget }) => (
              <td key={name}>
                <b>{name}</b>
                {sumText(budget, dollarsText)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{BUDGET_TEXTS.arrival.advanceRent}</th>
            {budgets.map(({ name, budget }) => (
              <td key={name}>
                <b>{name}</b>
                <LineAmount line={findLine(budget.arrival.lines, "advanceRent")} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 measure font-semibold">{BUDGET_TEXTS.leftOut}</p>
      <div className="mt-6">
        <FactList
          rows={[
            ...comparisonRows(place),
            { label: texts.advance, content: content.advanceRent },
            ...(content.guideRent ? [{ label: texts.guide, content: content.guideRent }] : []),
          ]}
        />
      </div>
      <ul className="mt-4 measure list-disc space-y-2 pl-6 text-[0.9375rem] text-muted">
        {BUDGET_METHODS.map((method) => (
          <li key={method}>{method}</li>
        ))}
        <li>
          {interpolate(texts.local, {
            currency: plural,
            rate: withThousands(perDollar.value),
            method: perDollar.method ?? "",
          })}
        </li>
      </ul>
    </>
  );
}

/** The budgets of the households that each city's page counts. */
export function exampleBudgets(place: CityOfCountry) {
  return EXAMPLES.map(({ household, lifestyle }) => ({
    name: `${householdText(household)}, ${lifestyle}`,
    home: BUDGET_TEXTS.homes[homeOf(household, lifestyle, place.city.monthUsd)],
    budget: cityBudget(cityFigures(place), household, lifestyle, null),
  }));
}

/** What a public page says of a month there, next to our month of the same household. */
function comparisonRows(place: CityOfCountry): FactRow[] {
  const { comparison } = place.city;
  if (!comparison) return [];
  const { household, withoutRent, published, usd, because } = comparison;
  const words = texts.comparison;
  const about = interpolate(withoutRent ? words.withoutRent : words.household, { household: householdText(household) });
  const publisher = published.readAt![0]!.publisher;
  const inDollars = published.value.includes("$") ? about : `${about}: ${dollarsText(usd)}`;
  return [
    { label: interpolate(words.theirs, { publisher }), about: inDollars, content: published },
    { label: words.ours, about, content: dollarsText(comparedMonth(place, comparison)) },
    ...(because ? [{ label: words.because, content: because }] : []),
  ];
}

export function findLine(lines: readonly Line[], id: string): Line | undefined {
  return lines.find((line) => line.id === id);
}

/** An amount, that it is not published, or a dash where the household has no such line. */
export function LineAmount({ line }: { line: Line | undefined }) {
  if (!line) return "–";
  return line.range ? dollarsText(line.range) : <i>{BUDGET_TEXTS.notFound}</i>;
}
