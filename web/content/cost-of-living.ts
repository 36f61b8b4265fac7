import type { Fact } from "#domain/facts.ts";
import { type DollarRange, TYPICAL_MONTHLY_EXPENSES } from "#domain/planning-figures.ts";

export type MonthlyExpense = {
  id: keyof typeof TYPICAL_MONTHLY_EXPENSES;
  label: string;
  range: Fact<DollarRange>;
  text: string;
};

/** The four typical monthly expenses of /cost-calculator (product §9), in its order. */
export const MONTHLY_EXPENSES: readonly MonthlyExpense[] = [
  {
    id: "housing",
    label: "Housing",
    range: TYPICAL_MONTHLY_EXPENSES.housing,
    text: "A modest apartment in a good neighborhood; more near the sea or in the embassy districts.",
  },
  {
    id: "food",
    label: "Food",
    range: TYPICAL_MONTHLY_EXPENSES.food,
    text: "Local markets and home cooking at the lower end, supermarkets and restaurants at the upper.",
  },
  {
    id: "transportation",
    label: "Transportation",
    range: TYPICAL_MONTHLY_EXPENSES.transportation,
    text: "Buses, ride-hailing and now and then a longer trip. A car of your own costs more.",
  },
  {
    id: "utilities",
    label: "Utilities",
    range: TYPICAL_MONTHLY_EXPENSES.utilities,
    text: "Power, water, cooking gas, internet and mobile data, with a little for backup power.",
  },
];

/** Page texts of /cost-calculator that do not depend on a result. */
export const costCalculatorPage = {
  title: "Cost Calculator",
  heading: "What would your income be worth there?",
  intro:
    "Choose where you live and where you might live, enter your yearly income, and see what the same standard of living would take.",
  indexNote:
    "The comparison uses one index for each country, with the United States as the yardstick. It says nothing about your rent or your children's school; use it to compare, not to sign.",
  monthlyExpenses: {
    heading: "Typical monthly expenses",
    intro:
      "What a newcomer typically spends in a month. Cities, seasons and habits make the difference within each range.",
    confirmAt: "Confirm at",
    lastUpdated: "Last updated",
  },
  waitlist: {
    heading: "Want these numbers for your own family?",
    text: "Join the waitlist, and be the first to know when the roadmap opens.",
    button: "Join the waitlist",
  },
} as const;
