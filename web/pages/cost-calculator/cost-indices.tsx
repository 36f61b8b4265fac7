import type { ComparedCountry } from "./comparison-params.ts";
import type { OfficeId } from "#domain/facts.ts";
import { FactSource, type FactRecord, OfficeLink } from "#web/features/facts/fact.tsx";
import { findOffice } from "#web/lib/offices.ts";
import { Section } from "#web/layout/section.tsx";
import { Island } from "#web/lib/island.tsx";
import type { costCalculatorPage } from "./copy.ts";
import { IndexChart } from "./index-chart.island.tsx";

type CostIndicesProps = {
  texts: (typeof costCalculatorPage)["indices"];
  note: string;
  countries: readonly ComparedCountry[];
  facts: readonly FactRecord[];
  /** The offices that publish each country's own consumer prices. */
  pricesAt: readonly OfficeId[];
};

/** The indices of the comparison; without scripts a visitor can calculate with them. */
export function CostIndices({ texts, note, countries, facts, pricesAt }: CostIndicesProps) {
  return (
    <Section
      tone="white"
      edge="south"
      title={texts.heading}
      intro={texts.intro}
      className="gap-x-16 lg:grid lg:grid-cols-[2fr_3fr]"
    >
      <div className="mt-10 lg:mt-0">
        <Island of={IndexChart} props={{ texts: texts.chart, countries }} />
        <p className="mt-6 measure text-muted">{note}</p>
        <details className="mt-2">
          <summary className="link-standalone font-medium">{texts.sources}</summary>
          <ul className="mt-2">
            {pricesAt.map((id) => (
              <li key={id} className="py-3">
                <OfficeLink office={findOffice(id)} />
              </li>
            ))}
          </ul>
        </details>
        <FactSource facts={facts} className="mt-2" />
      </div>
    </Section>
  );
}
