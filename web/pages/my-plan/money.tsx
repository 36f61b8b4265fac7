import type { PlanInputs } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { MONEY_LINES, type MoneyLine } from "#domain/plan-money.ts";
import { BUDGET_TEXTS, dollarsText } from "#web/features/city-budget/budget-words.ts";
import { amount } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { CashCurve } from "./cash-curve.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import type { HouseholdMoney } from "#domain/plan-money.ts";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { householdWords } from "./plan-words.ts";

const texts = PLAN_TEXTS.money;

type MoneyProps = { money: HouseholdMoney; inputs: PlanInputs; kit: PlanKitFile };

/** What the move costs: the lines with their ranges, what is not known, and the cash needed by month. */
export function Money({ money, inputs, kit: { currency } }: MoneyProps) {
  const { savingsUsd, budgetUsd } = inputs;
  return (
    <section aria-labelledby="plan-money" data-slot="plan-money" className="mt-12">
      <h3 id="plan-money" className="text-title">
        {texts.title}
      </h3>
      <p className="mt-2 measure text-muted">{interpolate(texts.intro, { household: householdWords(inputs) })}</p>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <dl className="plan-sums">
            {MONEY_LINES.map((line) => (
              <div key={line}>
                <dt>{texts.lines[line]}</dt>
                <dd>{isKnown(money, line) ? dollarsText(money.lines[line]!) : <i>{texts.notKnown}</i>}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.total}</dt>
              <dd>{dollarsText(money.total)}</dd>
            </div>
          </dl>
          {savingsUsd !== null && (
            <p className="mt-4 measure font-semibold">
              {judge(savingsUsd, money.total, "savings", [texts.enough, texts.maybe, texts.short])}
            </p>
          )}
          <p className="mt-4 measure">{describeMonth(money)}</p>
          {budgetUsd !== null && money.month && (
            <p className="mt-2 measure font-semibold">
              {judge(budgetUsd, money.month, "budget", [texts.budgetEnough, texts.budgetMaybe, texts.budgetShort])}
            </p>
          )}
        </div>
        {money.byMonth.length > 0 && <CashCurve byMonth={money.byMonth} savingsUsd={savingsUsd} />}
      </div>
      <div className="mt-8 measure text-[0.9375rem] text-muted">
        <p className="font-semibold">{texts.unknown}</p>
        <p>{listUnknown(money)}</p>
        <p className="mt-2">{BUDGET_TEXTS.leftOut}</p>
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

/** Whether a line has an amount; tasks of which none has one are not free. */
function isKnown({ lines, unknown }: HouseholdMoney, line: MoneyLine): boolean {
  return lines[line] !== null && !(line === "tasks" && lines.tasks!.to === 0 && unknown.tasks.length > 0);
}

/** Whether what somebody has covers a range: all of it, its lower end, or not even that. */
function judge(has: number, needed: Range, name: string, [all, some, none]: readonly [string, string, string]): string {
  const missing = [needed.from - has, needed.to - has].map((short) => amount(Math.max(0, short), "USD"));
  if (has >= needed.to) return interpolate(all, { [name]: amount(has, "USD") });
  const isLeast = has >= needed.from;
  const short = isLeast || missing[0] === missing[1] ? missing[1]! : missing.join("-");
  return interpolate(isLeast ? some : none, { [name]: amount(has, "USD"), short });
}

function describeMonth({ city, month }: HouseholdMoney): string {
  if (!city) return texts.noCity;
  return month
    ? interpolate(texts.month, { city: city.name, amount: dollarsText(month) })
    : interpolate(texts.monthUnknown, { city: city.name });
}

function listUnknown({ unknown, missing }: HouseholdMoney): string {
  const names = [
    ...unknown.lines.map((line) => texts.lines[line]),
    ...missing.map((line) => BUDGET_TEXTS.lines[line]),
    ...unknown.tasks,
  ];
  return `${names.join("; ")}.`;
}
