import { COST_COUNTRIES } from "#domain/cost-indices.ts";
import { costCalculatorPage, MONTHLY_EXPENSES } from "#web/content/cost-of-living.ts";
import { officesFor } from "#web/content/offices.ts";
import { COST_CALCULATOR } from "#web/content/pages/cost-calculator.ts";
import { Comparison } from "#web/features/cost-comparison/comparison.tsx";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { later } from "#web/lib/later.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { CallBand } from "#web/sections/call-band.tsx";
import { ContentPage } from "#web/sections/content-page.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { FactOffices } from "#web/ui/fact-offices.tsx";
import type { Route } from "./+types/cost-calculator.ts";

const CostFigures = later(async () => (await import("#web/sections/cost-calculator/cost-figures.tsx")).CostFigures);

/** Read at build time: the visitor's script gets the twelve indices as data, not the ledger. */
export function loader() {
  return {
    page: COST_CALCULATOR,
    texts: costCalculatorPage,
    countries: COST_COUNTRIES.map(({ value, label, costIndex, isTarget }) => ({
      value,
      label,
      costIndex: costIndex.value,
      isTarget,
    })),
    indexFacts: COST_COUNTRIES.map(({ costIndex }) => costIndex),
    expenses: MONTHLY_EXPENSES,
    offices: officesFor([COST_COUNTRIES, MONTHLY_EXPENSES]),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /cost-calculator (product §2). */
export default function CostCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, countries, indexFacts, expenses, offices } = loaderData;
  return (
    <ContentPage content={page}>
      <FactOffices offices={offices}>
        <div className="wrap-page pb-16 sm:pb-24">
          <Comparison texts={texts.comparison} countries={countries} />
        </div>
        <CostFigures texts={texts} countries={countries} facts={indexFacts} expenses={expenses} />
      </FactOffices>
      <CallBand motif="north" title={texts.waitlist.heading} text={texts.waitlist.text}>
        <NavAnchor to="/waitlist" className={buttonVariants({ size: "large" })}>
          {texts.waitlist.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
