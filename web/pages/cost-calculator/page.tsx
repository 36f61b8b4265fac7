import { renderToStaticMarkup } from "react-dom/server";
import { COST_COUNTRIES } from "#domain/cost-indices.ts";
import { EXCHANGE_RATES } from "#domain/exchange-rates.ts";
import { type FactRecord, FactSource } from "#web/features/facts/fact.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { CALCULATOR_FIGURES, LIFESTYLE_FIGURES } from "./calculator-figures.ts";
import { CalculatorMethod } from "./calculator-method.tsx";
import { Comparison } from "./comparison.island.tsx";
import { COST_CALCULATOR, costCalculatorPage, MONTHLY_EXPENSES } from "./copy.ts";
import { CostIndices } from "./cost-indices.tsx";
import { EXAMPLE } from "./example.ts";
import { MonthlyExpenses } from "./monthly-expenses.tsx";
import { rentsInGuides } from "./rents-in-guides.ts";

const { indices, indexNote, method, monthlyExpenses, waitlist } = costCalculatorPage;

/** The countries with their indices as numbers: the islands get data, not the ledger. */
const COUNTRIES = COST_COUNTRIES.map(({ value, label, costIndex, isTarget }) => ({
  value,
  label,
  costIndex: costIndex.value,
  isTarget,
}));

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
      <CostIndices
        texts={indices}
        note={indexNote}
        countries={COUNTRIES}
        facts={COST_COUNTRIES.map(({ costIndex }) => costIndex)}
        pricesAt={PRICES_AT}
      />
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
