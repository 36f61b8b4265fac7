import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import { FactSource, OfficeLink } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { Island } from "#web/lib/island.tsx";
import { findOffice } from "#content-model/resolve/offices.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { COMPARED_COUNTRIES } from "./compared-countries.ts";
import { costCalculatorPage } from "./copy.ts";
import { IndexChart } from "./index-chart.island.tsx";

const { indices: texts, indexNote } = costCalculatorPage;

/** The indices of the comparison; without scripts a visitor can calculate with them. */
export function CostIndices() {
  return (
    <Section
      tone="white"
      edge="south"
      title={texts.heading}
      intro={texts.intro}
      className="gap-x-16 lg:grid lg:grid-cols-[2fr_3fr]"
    >
      <div className="mt-10 lg:mt-0">
        <Island of={IndexChart} props={{ texts: texts.chart, countries: COMPARED_COUNTRIES }} />
        <p className="mt-6 measure text-muted">{indexNote}</p>
        <Disclosure summary={texts.sources} className="mt-2">
          <ul className="mt-2">
            {COST_COUNTRIES.map(({ pricesAt }) => (
              <li key={pricesAt} className="py-3">
                <OfficeLink office={findOffice(pricesAt)} />
              </li>
            ))}
          </ul>
        </Disclosure>
        <FactSource facts={COST_COUNTRIES.map(({ costIndex }) => costIndex)} className="mt-2" />
      </div>
    </Section>
  );
}
