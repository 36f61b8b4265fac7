import { content } from "#content";
import { CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { fact } from "#domain/facts.ts";
import { destinationFactor, lifestyleMultiplier } from "#domain/landing-estimate.ts";
import { COMPARED_COUNTRIES, SECOND_INDEX_DATE } from "#web/content/cost-indices.ts";
import { EXCHANGE_RATES } from "#web/content/exchange-rates.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { costCalculatorPage } from "./copy.ts";

const { method: texts } = costCalculatorPage;

const { enteredOn, landing } = content.planning;

/** The countries of the home page's calculator, with its factor and what this page's comparison has of them. */
const FIGURES = CALCULATOR_OPTIONS.destinationCountry.map(({ value, label }) => ({
  country: label,
  factor: fact<number>(destinationFactor(value), "brief", null, { enteredOn, method: landing.method }),
  compared: COMPARED_COUNTRIES.find((one) => one.label === label),
}));

/** The lifestyles of the home page with what they multiply by: "Modest 0.8, Comfortable 0.8". */
const LIFESTYLES = CALCULATOR_OPTIONS.lifestyle
  .map(({ value, label }) => `${label} ${lifestyleMultiplier(value)}`)
  .join(", ");

/** Why two calculators give two answers, and every figure that they multiply with. */
export function CalculatorMethod() {
  const { table } = texts;
  return (
    <Section
      id="method"
      tone="paper"
      title={texts.heading}
      className="gap-x-16 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <div className="mt-6 space-y-4 lg:col-start-1">
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            <LinkedText text={interpolate(paragraph, { date: longDate(EXCHANGE_RATES.CAD.enteredOn) })} />
          </p>
        ))}
        <p className="measure">{interpolate(texts.lifestyles, { lifestyles: LIFESTYLES })}</p>
      </div>
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <table className="w-full border-collapse text-left tabular-nums max-sm:text-[0.9375rem]">
          <caption className="mb-3 text-left text-muted">{table.caption}</caption>
          <thead>
            <tr className="border-b-2 border-line align-top">
              <th scope="col" className="py-2 pr-2 sm:pr-4">
                {table.country}
              </th>
              <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">
                {table.factor}
              </th>
              <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">
                {table.index}
              </th>
              <th scope="col" className="py-2 text-right">
                {interpolate(table.second, { date: SECOND_INDEX_DATE })}
              </th>
            </tr>
          </thead>
          <tbody>
            {FIGURES.map(({ country, factor, compared }) => (
              <tr key={country} className="border-b border-line">
                <th scope="row" className="py-2 pr-2 sm:pr-4 font-normal sm:whitespace-nowrap">
                  {country}
                </th>
                <td className="py-2 pr-2 sm:pr-4 text-right">{factor.value}</td>
                <td className="py-2 pr-2 sm:pr-4 text-right">{compared?.costIndex ?? table.none}</td>
                <td className="py-2 text-right">{compared?.secondIndex ?? table.notFound}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <FactSource facts={FIGURES.map(({ factor }) => factor)} className="mt-4" />
      </div>
    </Section>
  );
}
