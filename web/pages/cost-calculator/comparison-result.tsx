import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { Comparison as CostComparison, CostResult } from "./cost-comparison.ts";
import { type Currency, exchangeRate, type ExchangeRates, isCurrency } from "#web/lib/currency.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { amount, percentage } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { comparisonTexts } from "./comparison-copy.ts";
import { Conversion, CurrencyChoice } from "./shown-currency.tsx";

const texts = comparisonTexts.result;

/** Wording differs for savings and for an increase; two equal costs are neither. */
function sentenceFor(savings: number): keyof typeof texts.sentences {
  if (savings > 0) return "savings";
  return savings < 0 ? "increase" : "same";
}

type ComparisonResultProps = {
  exchange: ExchangeRates;
  result: CostResult;
  /** Of the income, as it was entered. */
  currency: Currency;
  /** The fields hold something else by now. */
  isStale: boolean;
};

/**
 * The answer: the equivalent income, what it saves or costs, and both in one sentence, in the currency of the income or
 * converted to another one. That choice is in the URL too (`in`), so that a shared link shows the same figures.
 */
export function ComparisonResult(props: ComparisonResultProps) {
  const { exchange, result, currency, isStale } = props;
  const [chosen, choose] = useUrlParam("in");
  const shown = isCurrency(chosen) ? chosen : currency;
  return (
    <div data-slot="comparison-result" data-comparison={result.comparison} className="flex flex-col self-center">
      <p role="status" className={isStale ? "mb-4 rounded-md bg-surface px-4 py-3 font-semibold" : undefined}>
        {isStale && texts.stale}
      </p>
      <Figures result={result} rate={exchangeRate(currency, shown, exchange.rates)} currency={shown} />
      <CurrencyChoice
        legend={texts.showIn}
        value={shown}
        onChoose={(next) => choose(next === currency ? null : next, { replace: true })}
      />
      {shown !== currency && (
        <Conversion
          text={texts.converted}
          exchange={exchange}
          from={currency}
          to={shown}
          income={result.currentIncome}
        />
      )}
      <p className="mt-5 flex flex-wrap gap-x-6">
        <NavAnchor to={guidePath(result.target.value)} className="link-standalone font-semibold">
          {interpolate(texts.next.guide, { target: result.target.label })}
        </NavAnchor>
        <a href="#month" className="link-standalone font-semibold">
          {texts.next.month}
        </a>
      </p>
      <CopyButton text={() => location.href} texts={texts.share} className="mt-5" />
    </div>
  );
}

/** Down, level, up: the classes differ in more than their color. */
const ICONS: Record<CostComparison, typeof Equal> = {
  "significant-savings": TrendingDown,
  "some-savings": TrendingDown,
  "similar-cost": Equal,
  "higher-cost": TrendingUp,
};

type FiguresProps = { result: CostResult; rate: number; currency: Currency };

function Figures({ result, rate, currency }: FiguresProps) {
  const { current, target, currentIncome, equivalentIncome, savings, savingsPercentage, comparison } = result;
  const names = {
    current: current.label,
    target: target.label,
    income: amount(currentIncome * rate, currency),
    equivalent: amount(equivalentIncome * rate, currency),
    difference: amount(Math.abs(savings) * rate, currency),
    percentage: percentage(Math.abs(savingsPercentage)),
  };
  const inSentence: Readonly<Record<string, string>> = texts.inSentence;
  const sentenceNames = {
    ...names,
    current: inSentence[current.value] ?? current.label,
    target: inSentence[target.value] ?? target.label,
  };
  const Icon = ICONS[comparison];
  return (
    <>
      <Badge variant={comparison === "higher-cost" ? "outline" : "accent"} className="self-start">
        <Icon aria-hidden className="size-4" />
        {texts.classes[comparison]}
      </Badge>
      <h3 className="mt-4 font-serif text-2xl leading-snug font-semibold">{interpolate(texts.title, names)}</h3>
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="border-t-4 border-accent pt-4 sm:col-span-2">
          <dt className="text-muted">{texts.month.label}</dt>
          <dd className="mt-1 font-serif text-3xl leading-tight font-semibold text-heading tabular-nums">
            {target.month}
          </dd>
          <dd className="mt-2 text-muted">
            {target.yearUsd !== null && `${interpolate(texts.month.year, { year: amount(target.yearUsd, "USD") })} `}
            {texts.month.text}
          </dd>
        </div>
        <div className="border-t-2 border-field-line pt-4">
          <dt className="text-muted">{texts.currentIncome}</dt>
          <dd className="mt-1 font-serif text-3xl leading-none font-semibold text-heading tabular-nums">
            {names.income}
          </dd>
        </div>
        <div className="border-t-2 border-field-line pt-4">
          <dt className="text-muted">{texts.equivalentIncome}</dt>
          <dd className="mt-1 font-serif text-3xl leading-none font-semibold text-heading tabular-nums">
            {names.equivalent}
          </dd>
        </div>
        <div className="border-t-2 border-field-line pt-4 sm:col-span-2">
          <dt className="text-muted">{savings < 0 ? texts.increase : texts.savings}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <span className="font-serif text-3xl leading-none font-semibold text-heading tabular-nums">
              {names.difference}
            </span>
            <span>
              {names.percentage} {texts.percentage}
            </span>
          </dd>
        </div>
      </dl>
      <p className="mt-6 measure">{interpolate(texts.sentences[sentenceFor(savings)], sentenceNames)}</p>
    </>
  );
}
