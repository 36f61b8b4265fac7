import { renderToStaticMarkup } from "react-dom/server";
import { EXCHANGE_RATES, RATES } from "#web/content/exchange-rates.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { BudgetMethods } from "#web/features/city-budget/methods.tsx";
import { type FactRecord, FactSource } from "#web/features/facts/fact.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { COMPARED_COUNTRIES } from "./compared-countries.ts";
import { Comparison } from "./comparison.island.tsx";
import { COST_CALCULATOR, costCalculatorPage } from "./copy.ts";
import { CITY_COUNTRIES, PLANNING_RATES } from "./city-month-data.ts";
import { CityMonth } from "./city-month.island.tsx";
import { CostIndices } from "./cost-indices.tsx";
import { EXAMPLE } from "./example.ts";
import { MonthlyExpenses } from "./monthly-expenses.tsx";

const { cityMonth, waitlist } = costCalculatorPage;

const EXCHANGE = {
  rates: RATES,
  sources: {
    CAD: renderSource(EXCHANGE_RATES.CAD),
    GBP: renderSource(EXCHANGE_RATES.GBP),
    "CAD GBP": renderSource(EXCHANGE_RATES.CAD, EXCHANGE_RATES.GBP),
  },
};

function renderSource(...facts: readonly FactRecord[]): string {
  return renderToStaticMarkup(<FactSource facts={facts} className="mt-1" />);
}

export function CostCalculatorPage() {
  return (
    <ContentPage content={COST_CALCULATOR}>
      <div className="wrap-page pb-16 sm:pb-24">
        <Island of={Comparison} props={{ countries: COMPARED_COUNTRIES, exchange: EXCHANGE, example: EXAMPLE }} />
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
        <BudgetMethods />
      </Section>
      <CostIndices />
      <MonthlyExpenses />
      <CallBand motif="north" title={waitlist.heading} text={waitlist.text}>
        <NavAnchor to="/waitlist" className={buttonVariants({ size: "large" })}>
          {waitlist.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
