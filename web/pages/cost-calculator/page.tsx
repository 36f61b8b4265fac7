import { renderToStaticMarkup } from "react-dom/server";
import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import { EXCHANGE_RATES } from "#web/content/exchange-rates.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { BUDGET_METHODS } from "#web/features/city-budget/methods.ts";
import { type FactRecord, FactSource } from "#web/features/facts/fact.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { CALCULATOR_FIGURES, LIFESTYLE_FIGURES } from "./calculator-figures.ts";
import { CalculatorMethod } from "./calculator-method.tsx";
import { Comparison } from "./comparison.island.tsx";
import { COST_CALCULATOR, costCalculatorPage, MONTHLY_EXPENSES } from "./copy.ts";
import { CITY_COUNTRIES, PLANNING_RATES } from "./city-month-data.ts";
import { CityMonth } from "./city-month.island.tsx";
import { CostIndices } from "./cost-indices.tsx";
import { EXAMPLE } from "./example.ts";
import { MonthlyExpenses } from "./monthly-expenses.tsx";
import { rentsInGuides } from "./rents-in-guides.ts";

const { cityMonth, indices, indexNote, method, monthlyExpenses, waitlist } = costCalculatorPage;

/** The countries with their indices as numbers: the islands get data, not the ledger. */
const COUNTRIES = COST_COUNTRIES.map(({ value, label, costIndex, secondIndex, isTarget }) => ({
  value,
  label,
  costIndex: costIndex.value,
  secondIndex: secondIndex?.value ?? null,
  isTarget,
}));

const INDEX_FACTS = COST_COUNTRIES.flatMap(({ costIndex, secondIndex }) => [
  costIndex,
  ...(secondIndex ? [secondIndex] : []),
]);

const EXCHANGE = {
  rates: { USD: 1, CAD: EXCHANGE_RATES.CAD.value, GBP: EXCHANGE_RATES.GBP.value },
  sources: {
    CAD: renderSource(EXCHANGE_RATES.CAD),
    GBP: renderSource(EXCHANGE_RATES.GBP),
    "CAD GBP": renderSource(EXCHANGE_RATES.CAD, EXCHANGE_RATES.GBP),
  },
};

function renderSource(...facts: readonly FactRecord[]): string {
  return renderToStaticMarkup(<FactSource facts={facts} className="mt-1" />);
}

const PRICES_AT = COST_COUNTRIES.map(({ pricesAt }) => pricesAt);

export function CostCalculatorPage() {
  return (
    <ContentPage content={COST_CALCULATOR}>
      <div className="wrap-page pb-16 sm:pb-24">
        <Island of={Comparison} props={{ countries: COUNTRIES, exchange: EXCHANGE, example: EXAMPLE }} />
      </div>
      <Section id="month" tone="white" title={cityMonth.title} intro={cityMonth.intro}>
        <Island of={CityMonth} props={{ countries: CITY_COUNTRIES, rates: PLANNING_RATES }} />
        <div className="without-scripts mt-6">
          <p className="measure">{cityMonth.withoutScripts}</p>
          <ul className="flex flex-wrap gap-x-6">
            {CITIES.map(({ city }) => (
              <li key={city.id}>
                <NavAnchor to={`${cityPath(city.id)}#month`} className="link-standalone">
                  {city.name}
                </NavAnchor>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mt-8 measure list-disc space-y-2 pl-6 text-[0.9375rem] text-muted">
          {BUDGET_METHODS.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
      </Section>
      <CostIndices texts={indices} note={indexNote} countries={COUNTRIES} facts={INDEX_FACTS} pricesAt={PRICES_AT} />
      <CalculatorMethod
        texts={method}
        figures={CALCULATOR_FIGURES}
        lifestyles={LIFESTYLE_FIGURES}
        ratesOn={EXCHANGE_RATES.CAD.enteredOn}
      />
      <MonthlyExpenses texts={monthlyExpenses} expenses={MONTHLY_EXPENSES} rents={rentsInGuides()} />
      <CallBand motif="north" title={waitlist.heading} text={waitlist.text}>
        <NavAnchor to="/waitlist" className={buttonVariants({ size: "large" })}>
          {waitlist.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
