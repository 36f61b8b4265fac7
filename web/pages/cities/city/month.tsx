import { dollarsText, plannedText, roundEnds } from "#domain/dollars-text.ts";
import type { Range } from "#domain/range.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type CityOfCountry, comparedMonth } from "#web/content/countries/cities.ts";
import { type Line, LINES } from "#domain/city-budget.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { householdText, lineNames, sumText } from "#web/features/city-budget/format.ts";
import { BudgetMethods } from "#web/features/city-budget/methods.tsx";
import { FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import type { cityContent } from "#web/content/detail-pages.ts";
import { RowTable } from "#web/ui/rows.tsx";
import { citiesPage } from "../copy.ts";
import { exampleBudgets } from "./example-budgets.ts";

const texts = citiesPage.one.month;

type MonthProps = { place: CityOfCountry; content: ReturnType<typeof cityContent> };

/** A month and the arrival for three households, with what the sums lack and how they are made. */
export function Month({ place, content }: MonthProps) {
  const { city, country } = place;
  const { plural, perDollar } = COUNTRY_FOLDERS[country].currency;
  const examples = exampleBudgets(place);
  // What nobody publishes is said once, at the sum.
  const ids = LINES.filter((id) =>
    examples.some(({ budget }) => budget.lines.some((line) => line.id === id && line.range)),
  );
  const whole = examples.filter(({ budget }) => budget.isWhole);
  const lacking = [...new Set(whole.flatMap(({ budget }) => budget.missing))];
  return (
    <>
      <RowTable
        data-slot="city-month"
        isAmounts
        isCaptionHidden
        caption={interpolate(texts.caption, { city: city.name })}
        columns={[texts.line, ...examples.map(({ name }) => name)]}
        rows={ids.map((id) => ({
          label: BUDGET_TEXTS.lines[id],
          cells: examples.map(({ budget, home }) => ({
            content: (
              <>
                <LineAmount lines={budget.lines} id={id} />
                {id === "rent" && <small>{home}</small>}
              </>
            ),
          })),
        }))}
        sums={[
          {
            label:
              lacking.length > 0
                ? interpolate(BUDGET_TEXTS.sumWithout, { lines: lineNames(lacking) })
                : BUDGET_TEXTS.sum,
            cells: examples.map(({ budget }) => ({
              content: budget.isWhole ? plannedText(budget.sum, dollarsText) : sumText(budget, dollarsText),
            })),
          },
          {
            label: BUDGET_TEXTS.arrival.advanceRent,
            cells: examples.map(({ budget }) => ({
              content: <LineAmount lines={budget.arrival.lines} id="advanceRent" />,
            })),
          },
        ]}
      />
      <p className="mt-4 measure font-semibold">{BUDGET_TEXTS.leftOut}</p>
      <div className="mt-6">
        <FactList
          rows={[
            ...localPayRows(content.localPay, place.record.work.localPayUsd),
            ...comparisonRows(place),
            { label: texts.advance, content: content.advanceRent },
          ]}
        />
      </div>
      <BudgetMethods
        more={interpolate(texts.local, {
          currency: plural,
          rate: withThousands(perDollar.value),
          method: perDollar.method ?? "",
        })}
      />
    </>
  );
}

/** The amount of a line, that it isn't published, or a dash where the household has no such line. */
function LineAmount({ lines, id }: { lines: readonly Line[]; id: string }) {
  const line = lines.find((one) => one.id === id);
  if (!line) return "–";
  return line.range ? dollarsText(roundEnds(line.range)) : <i>{BUDGET_TEXTS.notPublished}</i>;
}

/** Local pay, for comparison with a month's costs. */
function localPayRows(local: MonthProps["content"]["localPay"], usd: Range | null): FactRow[] {
  if (!local) return [];
  const { occupation, pay } = local;
  const about = usd && !pay.value.includes("$") ? `${occupation}: ${dollarsText(usd)}` : occupation;
  return [{ label: texts.localPay, about, content: pay }];
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
    { label: words.ours, about, content: plannedText(comparedMonth(place, comparison)) },
    ...(because ? [{ label: words.because, content: because }] : []),
  ];
}
