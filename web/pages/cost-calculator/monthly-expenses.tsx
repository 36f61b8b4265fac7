import { Bus, House, ShoppingBasket, Zap } from "lucide-react";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import type { costCalculatorPage, MonthlyExpense } from "./copy.ts";
import type { rentsInGuides } from "./rents-in-guides.ts";

const ICONS = { housing: House, food: ShoppingBasket, transportation: Bus, utilities: Zap } satisfies Record<
  MonthlyExpense["id"],
  typeof House
>;

type MonthlyExpensesProps = {
  texts: (typeof costCalculatorPage)["monthlyExpenses"];
  expenses: readonly MonthlyExpense[];
  /** What the guides name, which the one range for all countries leaves out. */
  rents: ReturnType<typeof rentsInGuides>;
};

/** What a month typically costs, in four ranges of the ledger. */
export function MonthlyExpenses({ texts, expenses, rents }: MonthlyExpensesProps) {
  return (
    <Section tone="forest" title={texts.heading} intro={texts.intro}>
      <dl className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {expenses.map((expense) => {
          const Icon = ICONS[expense.id];
          return (
            <div key={expense.id} data-slot="monthly-expense" className="border-t-4 border-accent pt-6">
              <dt className="flex items-center gap-3 text-lead">
                <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />
                {expense.label}
              </dt>
              <dd>
                <span className="mt-3 block font-serif text-3xl leading-none font-medium text-heading tabular-nums">
                  {expense.range.value.text}
                </span>
                <span className="mt-4 block text-muted">{interpolate(expense.text, rents)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <FactSource
        facts={expenses.map((expense) => expense.range)}

        className="mt-10 border-t border-line pt-6"
      />
    </Section>
  );
}
