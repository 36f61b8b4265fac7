import { SECOND_INDEX_DATE } from "#web/lib/cost-comparison.ts";
import type { IsoDate } from "#domain/facts.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { longDate } from "#web/lib/long-date.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { CalculatorFigures } from "./calculator-figures.ts";
import type { costCalculatorPage } from "./copy.ts";

type CalculatorMethodProps = {
  texts: (typeof costCalculatorPage)["method"];
  figures: readonly CalculatorFigures[];
  lifestyles: string;
  /** The day on which the exchange rates were entered. */
  ratesOn: IsoDate;
};

/** Why two calculators give two answers, and every figure that they multiply with. */
export function CalculatorMethod({ texts, figures, lifestyles, ratesOn }: CalculatorMethodProps) {
  const { table } = texts;
  return (
    <Section id="method" tone="paper" title={texts.heading} className="gap-x-16 lg:grid lg:grid-cols-2">
      <div className="mt-6 space-y-4 lg:col-start-1">
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {interpolate(paragraph, { date: longDate(ratesOn) })}
          </p>
        ))}
        <p className="measure">{interpolate(texts.lifestyles, { lifestyles })}</p>
      </div>
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <table className="w-full border-collapse text-left tabular-nums">
          <caption className="mb-3 text-left text-muted">{table.caption}</caption>
          <thead>
            <tr className="border-b-2 border-line align-top">
              <th scope="col" className="py-2 pr-4">
                {table.country}
              </th>
              <th scope="col" className="py-2 pr-4 text-right">
                {table.factor}
              </th>
              <th scope="col" className="py-2 pr-4 text-right">
                {table.index}
              </th>
              <th scope="col" className="py-2 text-right">
                {interpolate(table.second, { date: SECOND_INDEX_DATE })}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ country, factor, index, second }) => (
              <tr key={country} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                  {country}
                </th>
                <td className="py-2 pr-4 text-right">{factor.value}</td>
                <td className="py-2 pr-4 text-right">{index ?? table.none}</td>
                <td className="py-2 text-right">{second ?? table.notFound}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <FactSource facts={figures.map(({ factor }) => factor)} className="mt-4" />
      </div>
    </Section>
  );
}
