import { COST_COUNTRIES } from "#domain/cost-indices.ts";
import { EXCHANGE_RATES } from "#domain/exchange-rates.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Comparison } from "./comparison.tsx";
import { costCalculatorPage, MONTHLY_EXPENSES } from "./copy.ts";
import { EXAMPLE } from "./example.ts";
import { CALCULATOR_FIGURES, LIFESTYLE_FIGURES } from "./calculator-figures.ts";
import { COST_CALCULATOR } from "./copy.ts";
import { rentsInGuides } from "./rents-in-guides.ts";
import type { Route } from "./+types/page.ts";
import { CostIndices } from "./cost-indices.tsx";
import { CalculatorMethod } from "./calculator-method.tsx";
import { MonthlyExpenses } from "./monthly-expenses.tsx";

const LateCostIndices = hydrateLate(CostIndices);
const LateCalculatorMethod = hydrateLate(CalculatorMethod);
const LateMonthlyExpenses = hydrateLate(MonthlyExpenses);

/** Read at build time: the visitor's script gets the indices and the rates as data, not the ledger. */
export function loader() {
  return {
    page: COST_CALCULATOR,
    texts: costCalculatorPage,
    countries: COST_COUNTRIES.map(({ value, label, costIndex, secondIndex, isTarget }) => ({
      value,
      label,
      costIndex: costIndex.value,
      secondIndex: secondIndex?.value ?? null,
      isTarget,
    })),
    indexFacts: COST_COUNTRIES.flatMap(({ costIndex, secondIndex }) => [
      costIndex,
      ...(secondIndex ? [secondIndex] : []),
    ]),
    exchange: {
      rates: { USD: 1, CAD: EXCHANGE_RATES.CAD.value, GBP: EXCHANGE_RATES.GBP.value },
      facts: EXCHANGE_RATES,
    },
    method: {
      figures: CALCULATOR_FIGURES,
      lifestyles: LIFESTYLE_FIGURES,
      ratesOn: EXCHANGE_RATES.CAD.enteredOn,
    },
    pricesAt: COST_COUNTRIES.map(({ pricesAt }) => pricesAt),
    expenses: MONTHLY_EXPENSES,
    rents: rentsInGuides(),
    example: EXAMPLE,
    offices: collectOffices(
      EXCHANGE_RATES,
      COST_COUNTRIES.map(({ pricesAt }) => pricesAt),
    ),
  };
}

/** The URL keeps the comparison; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function CostCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, countries, exchange, indexFacts, method, pricesAt, expenses, rents, example, offices } =
    loaderData;
  return (
    <ContentPage content={page}>
      <FactOffices offices={offices}>
        <div className="wrap-page pb-16 sm:pb-24">
          <Comparison
            texts={texts.comparison}
            currencies={texts.currencies}
            countries={countries}
            exchange={exchange}
            example={example}
          />
        </div>
        <LateCostIndices
          texts={texts.indices}
          note={texts.indexNote}
          countries={countries}
          facts={indexFacts}
          pricesAt={pricesAt}
        />
        <LateCalculatorMethod texts={texts.method} {...method} />
        <LateMonthlyExpenses texts={texts.monthlyExpenses} expenses={expenses} rents={rents} />
      </FactOffices>
      <CallBand motif="north" title={texts.waitlist.heading} text={texts.waitlist.text}>
        <NavAnchor to="/waitlist" className={buttonVariants({ size: "large" })}>
          {texts.waitlist.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
