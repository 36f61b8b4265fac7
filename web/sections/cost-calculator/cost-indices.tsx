import type { IndexedCountry } from "#domain/cost-comparison.ts";
import type { costCalculatorPage } from "#web/content/cost-of-living.ts";
import { Section } from "#web/layout/section.tsx";
import { FactSource, type FactRecord } from "#web/ui/fact.tsx";

type CostIndicesProps = {
  texts: (typeof costCalculatorPage)["indices"];
  note: string;
  countries: readonly IndexedCountry[];
  facts: readonly FactRecord[];
};

/** The figures behind the comparison, to be seen at a glance and, without scripts, to calculate with (product §9). */
export function CostIndices({ texts, note, countries, facts }: CostIndicesProps) {
  return (
    <Section
      tone="white"
      edge="south"
      title={texts.heading}
      intro={texts.intro}
      className="gap-x-20 lg:grid lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="mt-10 lg:mt-0">
        <dl>
          {countries.map(({ value, label, costIndex }) => (
            <div key={value} data-slot="cost-index" className="flex items-center gap-4 border-b border-line py-2.5">
              <dt className="w-32 shrink-0 leading-snug font-medium sm:w-40">{label}</dt>
              <dd className="flex grow items-center gap-3">
                <span aria-hidden className="h-4 grow">
                  <span className="block h-full rounded-sm bg-[#2c5a3f]" style={{ width: `${costIndex}%` }} />
                </span>
                <span className="w-9 shrink-0 text-right font-semibold tabular-nums">{costIndex}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 measure text-muted">{note}</p>
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4">
            {texts.sources}
          </summary>
          <FactSource facts={facts} className="mt-2" />
        </details>
      </div>
    </Section>
  );
}
