import { plannedText, roundEnds } from "#domain/dollars-text.ts";
import type { Range } from "#domain/range.ts";
import { cityBudget, homeOf, type LineId } from "#domain/city-budget.ts";
import type { Lifestyle } from "#domain/households.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { householdText, sumText } from "#web/features/city-budget/format.ts";
import { newPlanPath } from "#web/content/page-paths.ts";
import { amount } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { type Cell, RowTable } from "#web/ui/rows.tsx";
import type { CityChoices } from "./city-choices.ts";
import { cityMonthTexts } from "./city-month-copy.ts";
import type { CityOption, CountryOption, PlanningRates } from "./city-month-data.ts";
import { cityResultTexts as texts } from "./city-result-copy.ts";

type CityMonthResultProps = {
  country: CountryOption;
  city: CityOption;
  choices: CityChoices;
  rates: PlanningRates;
};

/** A household's month in a city and its cash on arrival, in lines with where each was read. */
export function CityMonthResult({ country, city, choices, rates }: CityMonthResultProps) {
  const { lifestyle, children, money } = choices;
  const permit = country.permits.find(({ id }) => id === choices.permit);
  const budget = cityBudget(city.figures, choices, lifestyle, permit?.fee ?? null);
  const home = homeOf(choices, lifestyle);
  const rate = money === "local" ? country.currency : rates[money];
  const write = (range: Range) => writeRange(range, money, country, rates);
  const names = { city: city.name, country: country.name };
  const household = `${householdText(choices)}, ${lifestyle}`;
  const title = interpolate(texts.title, { ...names, household });
  const sum = sumText(budget, write);
  const { arrival: arrivalTexts } = BUDGET_TEXTS;
  const arrivalNotes = { advanceRent: adviseAdvance(country, city), permit: adviseFee(permit) };
  return (
    <>
      <h3 className="font-serif text-2xl leading-snug font-semibold">{title}</h3>
      <p role="status" className="sr-only">
        {`${title}. ${BUDGET_TEXTS.sum}: ${sum}`}
      </p>
      <RowTable
        isAmounts
        className="mt-6"
        caption={texts.amount}
        rows={budget.lines.map(({ id, range }) => ({
          label:
            id === "rent" ? `${BUDGET_TEXTS.lines.rent}, ${BUDGET_TEXTS.homes[home.size]}` : BUDGET_TEXTS.lines[id],
          about: adviseLine(
            id,
            id === "rent" ? city.rentSources[home.neighborhood][home.size] : city.sources[id],
            range,
            lifestyle,
          ),
          cells: [amountCell(range && write(roundEnds(range)))],
        }))}
        sums={[{ label: BUDGET_TEXTS.sum, cells: [amountCell(sum)] }]}
      />
      <RowTable
        isAmounts
        className="mt-6"
        caption={arrivalTexts.title}
        rows={budget.arrival.lines.map(({ id, range }) => ({
          label: arrivalTexts[id],
          about: arrivalNotes[id],
          cells: [
            amountCell(
              range && write(id === "permit" ? range : roundEnds(range)),
              id === "permit" && !permit ? texts.notCounted : undefined,
            ),
          ],
        }))}
        {...(budget.arrival.missing.length < budget.arrival.lines.length && {
          sums: [{ label: arrivalTexts.sum, cells: [amountCell(plannedText(budget.arrival.sum, write))] }],
        })}
      />
      <p className="mt-4 measure font-semibold">{BUDGET_TEXTS.leftOut}</p>
      {money !== "USD" && (
        <p className="mt-2 measure text-sm text-muted">
          {interpolate(texts.rate, { rate: writeRate(money, country, rates), date: rate.enteredOn })}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6">
        <NavAnchor
          to={newPlanPath({ country: country.id, city: city.id, ...(choices.permit && { permit: choices.permit }) })}
          className="link-standalone font-semibold"
        >
          {texts.plan}
        </NavAnchor>
        <NavAnchor to={`${city.path}#month`} className="link-standalone font-semibold">
          {interpolate(texts.city, names)}
        </NavAnchor>
        {children > 0 && (
          <NavAnchor to={`${city.path}#schools`} className="link-standalone font-semibold">
            {interpolate(texts.schools, names)}
          </NavAnchor>
        )}
        <NavAnchor to={country.path} className="link-standalone font-semibold">
          {interpolate(texts.guide, names)}
        </NavAnchor>
      </p>
    </>
  );
}

/** Where a line was read. Backup power is a planning figure; so are rides by car, which a modest life lacks. */
function adviseLine(id: LineId, sources: string, range: Range | null, lifestyle: Lifestyle): string {
  if (id === "backup") return texts.planningFigure;
  if (id !== "transport" || lifestyle === "modest") return adviseSources(sources, range);
  return adviseSources([sources, texts.rides].filter(Boolean).join("; "), range);
}

/** The sources of an amount, or sources that give none to plan with; empty if there are no sources. */
function adviseSources(sources: string, range: Range | null): string {
  if (!sources) return "";
  return interpolate(range ? texts.sources : texts.noAmount, { sources });
}

function adviseAdvance({ advanceSources }: CountryOption, { figures }: CityOption): string {
  const { advanceRentMonths: months } = figures;
  if (!months) return adviseSources(advanceSources, null);
  const range = months.from === months.to ? `${months.from}` : `${months.from}-${months.to}`;
  return interpolate(texts.months, { months: range, sources: advanceSources });
}

function adviseFee(permit: CountryOption["permits"][number] | undefined): string {
  if (!permit) return texts.noPermit;
  return permit.fee ? texts.onceOnly : texts.unknownFee;
}

/** "CA$560-CA$1,120", "6,200-9,800 cedis", or one amount where both ends are the same. */
function writeRange({ from, to }: Range, money: CityChoices["money"], country: CountryOption, rates: PlanningRates) {
  if (money === "local") {
    const { perDollar, plural } = country.currency;
    const [least, most] = [from, to].map((dollars) => withThousands(roundOff(dollars * perDollar)));
    return `${least === most ? least : `${least}-${most}`} ${plural}`;
  }
  const [least, most] = [from, to].map((dollars) => amount(dollars * rates[money].perDollar, money));
  return least === most ? least! : `${least}-${most}`;
}

function writeRate(money: Exclude<CityChoices["money"], "USD">, country: CountryOption, rates: PlanningRates): string {
  if (money === "local") return `${withThousands(country.currency.perDollar)} ${country.currency.plural}`;
  return `${rates[money].perDollar} ${cityMonthTexts.money[money]}`;
}

/** To three figures: no planning rate is more exact. */
function roundOff(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 2);
  return Math.round(value / step) * step;
}

function amountCell(amount: string | null, missing: string = BUDGET_TEXTS.notPublished): Cell {
  return { content: amount ?? <i>{missing}</i> };
}
