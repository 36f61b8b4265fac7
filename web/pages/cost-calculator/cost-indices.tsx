import { parseChoices, type ComparedCountry, compareChoices } from "#domain/comparison-params.ts";
import type { OfficeId } from "#domain/facts.ts";
import { useOffice } from "#web/features/facts/fact-offices.tsx";
import { FactSource, type FactRecord, OfficeLink } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import type { costCalculatorPage } from "./copy.ts";

type CostIndicesProps = {
  texts: (typeof costCalculatorPage)["indices"];
  note: string;
  countries: readonly ComparedCountry[];
  facts: readonly FactRecord[];
  /** The offices that publish each country's own consumer prices. */
  pricesAt: readonly OfficeId[];
};

/**
 * The indices of the comparison as a chart; without scripts a visitor can calculate with them. The two countries of the
 * comparison in the URL are marked.
 */
export function CostIndices({ texts, note, countries, facts, pricesAt }: CostIndicesProps) {
  const findOffice = useOffice();
  const [params] = useUrlParams();
  const compared = compareChoices(parseChoices(params), countries);
  const rows = countries.map(({ value, label, costIndex }) => {
    const [isCurrent, isTarget] = [value === compared?.result.current.value, value === compared?.result.target.value];
    const marks = [isCurrent && texts.chart.marks.current, isTarget && texts.chart.marks.target].filter(Boolean);
    const mark = marks.join(", ") || undefined;
    return { key: value, label, value: costIndex, mark, color: mark ? (isCurrent ? 3 : 2) : undefined } as const;
  });
  return (
    <Section
      tone="white"
      edge="south"
      title={texts.heading}
      intro={texts.intro}
      className="gap-x-20 lg:grid lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="mt-10 lg:mt-0">
        <BarList
          caption={texts.chart.caption}
          hideCaption
          rows={rows}
          color={rows.some(({ mark }) => mark) ? "quiet" : 1}
          format={String}
          headings={texts.chart.headings}
          empty={texts.chart.empty}
        />
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
