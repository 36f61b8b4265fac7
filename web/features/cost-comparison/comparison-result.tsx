import type { CostResult } from "#domain/cost-comparison.ts";
import type { costCalculatorPage } from "#web/content/cost-of-living.ts";
import { named } from "#web/content/named.ts";
import { amount, percentage } from "#web/lib/amounts.ts";
import { Badge } from "#web/ui/badge.tsx";

type ResultTexts = (typeof costCalculatorPage)["comparison"]["result"];

/** Wording differs for savings and for an increase (product §9); two equal costs are neither. */
function sentenceFor(savings: number): keyof ResultTexts["sentences"] {
  if (savings > 0) return "savings";
  return savings < 0 ? "increase" : "same";
}

/** The answer: the equivalent income, what it saves or costs, and both in one sentence. */
export function ComparisonResult({ texts, result }: { texts: ResultTexts; result: CostResult }) {
  const { current, target, currentIncome, equivalentIncome, savings, savingsPercentage, comparison } = result;
  const names = {
    current: current.label,
    target: target.label,
    income: amount(currentIncome),
    equivalent: amount(equivalentIncome),
    difference: amount(Math.abs(savings)),
    percentage: percentage(Math.abs(savingsPercentage)),
  };
  const inSentence: Readonly<Record<string, string>> = texts.inSentence;
  const sentenceNames = {
    ...names,
    current: inSentence[current.value] ?? current.label,
    target: inSentence[target.value] ?? target.label,
  };
  return (
    <div data-slot="comparison-result" data-comparison={comparison} className="flex flex-col self-center">
      <Badge variant="accent" className="self-start">
        {texts.classes[comparison]}
      </Badge>
      <h3 className="mt-4 font-serif text-2xl leading-snug font-semibold">{named(texts.title, names)}</h3>
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="border-t-2 border-field-line pt-3">
          <dt className="text-muted">{texts.currentIncome}</dt>
          <dd className="mt-1 font-serif text-3xl leading-none font-semibold text-heading tabular-nums">
            {names.income}
          </dd>
        </div>
        <div className="border-t-2 border-field-line pt-3">
          <dt className="text-muted">{texts.equivalentIncome}</dt>
          <dd className="mt-1 font-serif text-3xl leading-none font-semibold text-heading tabular-nums">
            {names.equivalent}
          </dd>
        </div>
        <div className="border-t-4 border-accent pt-3 sm:col-span-2">
          <dt className="text-muted">{savings < 0 ? texts.increase : texts.savings}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <span className="font-serif text-5xl leading-none font-semibold text-heading tabular-nums">
              {names.difference}
            </span>
            <span>
              {names.percentage} {texts.percentage}
            </span>
          </dd>
        </div>
      </dl>
      <p className="mt-6 measure">{named(texts.sentences[sentenceFor(savings)], sentenceNames)}</p>
    </div>
  );
}
