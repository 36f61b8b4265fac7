import { Bus, House, ShoppingBasket, Zap } from "lucide-react";
import { rangeAround } from "#domain/amounts.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { costCalculatorPage, MONTHLY_EXPENSES, type MonthlyExpense } from "./copy.ts";

const ICONS = { housing: House, food: ShoppingBasket, transportation: Bus, utilities: Zap } satisfies Record<
  MonthlyExpense["id"],
  typeof House
>;

const { monthlyExpenses: texts } = costCalculatorPage;

/** The lowest and the highest rent of two bedrooms in our cities, in US dollars a month: the one range for all leaves them out. */
export function rentsInGuides(): { least: string; most: string } {
  const rents = CITIES.flatMap(({ city: { monthUsd } }) => [
    monthUsd.rents.newcomers.two,
    monthUsd.rents.elsewhere.two,
  ]);
  const { from, to } = rangeAround(rents)!;
  return { least: `$${withThousands(from)}`, most: `$${withThousands(to)}` };
}

/** What a month typically costs, in four ranges of the ledger. */
export function MonthlyExpenses() {
  const rents = rentsInGuides();
  return (
    <Section tone="forest" title={texts.heading} intro={texts.intro}>
      <dl className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {MONTHLY_EXPENSES.map((expense) => {
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
      <FactSource facts={MONTHLY_EXPENSES.map(({ range }) => range)} className="mt-10 border-t border-line pt-6" />
    </Section>
  );
}
