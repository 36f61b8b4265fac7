import { LinkedAnswers } from "#web/layout/linked-answers.tsx";
import { type ComparedCountry, MAX_INCOME } from "./cost-comparison.ts";
import { CURRENCIES, type ExchangeRates } from "#web/lib/currency.ts";
import { amount } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { comparisonTexts as texts, currencyTexts } from "./comparison-copy.ts";
import type { Example } from "./example.ts";
import { prepareComparison, useComparison } from "./use-comparison.ts";

type ComparisonProps = {
  /** The countries of the first select. */
  countries: readonly ComparedCountry[];
  exchange: ExchangeRates;
  example: Example;
};

/** The cost comparison calculator: the inputs on the left, the answer on the right. */
export function Comparison({ countries, exchange, example }: ComparisonProps) {
  const { form, outcome, entered, enter, incomeProblem, isReady, calculate, compared, isStale, Result, hasFailed } =
    useComparison(countries);
  const highest = amount(MAX_INCOME, entered.currency);
  return (
    <Card className="mt-6 sm:mt-10">
      <div className="lg:grid lg:grid-cols-2">
        <div className="p-6 sm:p-10">
          <h2 className="font-serif text-3xl leading-tight font-semibold">{texts.heading}</h2>
          <p className="without-scripts mt-4 measure">{texts.withoutScripts}</p>
          <form
            ref={form}
            action="/cost-calculator"
            noValidate
            aria-label={texts.heading}
            onSubmit={calculate}
            onInput={enter}
            onFocus={prepareComparison}
            className="with-scripts mt-6 space-y-5"
          >
            {(["current", "target"] as const).map((name) => (
              <SelectField
                key={name}
                label={texts.countryLabels[name]}
                name={name}
                none={texts.countryNone}
                options={countries
                  .filter(({ month }) => month !== null || name === "current")
                  .map(({ value, label }) => [value, label])}
              />
            ))}
            <FormField
              label={texts.incomeLabel}
              hint={texts.incomeHint}
              error={incomeProblem ? interpolate(texts.incomeErrors[incomeProblem], { highest }) : undefined}
            >
              {(control) => (
                <Input {...control} name="income" inputMode="decimal" autoComplete="off" placeholder="60,000" />
              )}
            </FormField>
            <SelectField
              label={texts.currencyLabel}
              name="currency"
              options={CURRENCIES.map((currency) => [currency, currencyTexts[currency].option])}
            />
            <Button
              type="submit"
              size="large"
              disabled={!isReady}
              aria-describedby="comparison-lacks"
              className="w-full"
            >
              {texts.button}
            </Button>
            <p id="comparison-lacks" role="status" className="text-sm text-muted empty:hidden">
              {!isReady && texts.lacks}
            </p>
          </form>
        </div>
        <div
          ref={outcome}
          tabIndex={-1}
          data-slot="comparison-outcome"
          className="with-scripts grid scroll-mt-24 border-t border-line bg-tint p-6 outline-0 sm:p-10 lg:border-t-0 lg:border-l"
        >
          <LinkedAnswers names={["current", "target", "income"]} />
          {compared && Result ? (
            <Result exchange={exchange} isStale={isStale} {...compared} />
          ) : (
            <div className="place-self-center">
              {!hasFailed && <WorkedExample example={example} />}
              <Waiting {...(hasFailed ? texts.failed : texts.waiting)} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

/** How a result reads, before there is one. */
function WorkedExample({ example }: { example: Example }) {
  return (
    <div data-slot="worked-example" className="rounded-lg border border-dashed border-field-line bg-background p-6">
      <p className="text-eyebrow text-muted">{texts.example.label}</p>
      <h3 className="mt-2 font-serif text-2xl leading-snug font-semibold">{example.title}</h3>
      <p className="mt-3">
        {texts.result.month.label}: <b className="font-semibold text-heading">{example.month}</b>
      </p>
      <p className="mt-3 font-semibold tabular-nums text-heading">{example.sum}</p>
      <p className="mt-2 text-muted">{example.sentence}</p>
    </div>
  );
}

/** The placeholder of the result. */
function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="py-6 text-center text-balance">
      <p className="font-serif text-2xl leading-snug text-heading">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}
