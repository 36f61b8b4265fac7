import { dollarsText, middleOf, plannedText, roundEnds } from "#domain/dollars-text.ts";
import type { ReactNode } from "react";
import type { Range } from "#domain/range.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { FigureDays, PlanInputs, PlanKit } from "#domain/plan.ts";
import { type HouseholdMoney, itemDays, MONEY_LINES, type MoneyLine, type PlanMoney } from "#domain/plan-money.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { withThousands } from "#domain/thousands.ts";
import { CashCurve } from "./cash-curve.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { figureDaysText, householdWords, judgeText, notCountedGroups } from "./plan-words.ts";

const texts = PLAN_TEXTS.money;

type MoneyProps = { money: HouseholdMoney; inputs: PlanInputs; kit: PlanKitFile; today: IsoDate };

/** What the move costs: the lines with their ranges, what is not known, and the cash needed by month. */
export function Money({ money, inputs, kit, today }: MoneyProps) {
  const { savingsUsd, budgetUsd } = inputs;
  const { currency } = kit;
  const rows = moneyRows(money, kit);
  return (
    <section aria-labelledby="plan-money" data-slot="plan-money" className="plan-money mt-12">
      <h3 id="plan-money" className="text-title">
        {texts.title}
      </h3>
      <p className="mt-2 measure text-muted">{interpolate(texts.intro, { household: householdWords(inputs) })}</p>
      <div className="plan-money-parts mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <dl className="plan-sums">
            {rows.map(({ key, title, value, days, isPart }) => (
              <div key={key} data-part={isPart || undefined}>
                <dt>
                  {title}
                  {days && <span>{figureDaysText(days, today)}</span>}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>
                {texts.total}
                <span>{interpolate(texts.between, writeEnds(money.total))}</span>
              </dt>
              <dd>{dollarsText(middleOf(money.total))}</dd>
            </div>
          </dl>
          {savingsUsd !== null && (
            <p className="mt-4 measure font-semibold">{judgeText(savingsUsd, money.total, "savings")}</p>
          )}
          <p className="mt-4 measure">{describeMonth(money)}</p>
          {budgetUsd !== null && money.month && (
            <p className="mt-2 measure font-semibold">{judgeText(budgetUsd, money.month, "budget")}</p>
          )}
        </div>
        {money.byMonth.length > 0 && <CashCurve byMonth={money.byMonth} savingsUsd={savingsUsd} />}
      </div>
      <div className="mt-8 measure text-sm text-muted">
        <h4 className="font-semibold text-heading">{texts.notCounted.title}</h4>
        <NotCounted money={money} />
        <p className="mt-2">
          {interpolate(texts.rate, {
            rate: withThousands(currency.perDollar),
            currency: currency.plural,
            day: longDate(currency.enteredOn),
          })}
        </p>
      </div>
    </section>
  );
}

/** What is in no sum, by why it is not. */
export function NotCounted({ money }: { money: PlanMoney }) {
  return notCountedGroups(money.notCounted).map(({ title, lines }) => (
    <div key={title} className="mt-2 measure">
      <p>{title}:</p>
      <ul className="list-disc pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ));
}

type MoneyRow = { key: string; title: string; value: ReactNode; days?: FigureDays | undefined; isPart?: boolean };

/** The lines of the sum, the first of them with what each task costs. */
function moneyRows(money: HouseholdMoney, kit: PlanKit): MoneyRow[] {
  const { lines, items, city } = money;
  const days: Partial<Record<MoneyLine, FigureDays | undefined>> = {
    arrival: city?.arrivalDays,
    living: city?.monthDays,
    reserve: city?.monthDays,
  };
  const parts = items.map((item): MoneyRow => ({
    key: item.titles.join(),
    title: item.titles.join(texts.or),
    value: item.usd.to === 0 ? texts.free : dollarsText(item.usd),
    days: itemDays(item, kit),
    isPart: true,
  }));
  const [tasks, ...others] = MONEY_LINES.map((line): MoneyRow => {
    const range = lines[line];
    // Tasks of which none has an amount are not free.
    const isKnown = range !== null && (line !== "tasks" || items.length > 0);
    return {
      key: line,
      title: texts.lines[line],
      value: isKnown ? dollarsText(range) : <i>{texts.notKnown}</i>,
      days: isKnown ? days[line] : undefined,
    };
  });
  return [tasks!, ...parts, ...others];
}

/** The ends of a sum, each as an amount. */
function writeEnds(sum: Range) {
  const { from, to } = roundEnds(sum);
  return { from: dollarsText({ from, to: from }), to: dollarsText({ from: to, to }) };
}

function describeMonth({ city, month }: HouseholdMoney): string {
  if (!city) return texts.noCity;
  return month
    ? interpolate(texts.month, { city: city.name, amount: plannedText(month) })
    : interpolate(texts.monthUnknown, { city: city.name });
}
