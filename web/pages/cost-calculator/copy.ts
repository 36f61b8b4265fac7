import type { Fact } from "#domain/facts.ts";
import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import { type DollarRange, TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import type { PageContent } from "#web/layout/page-content.ts";
import { listNames } from "#web/lib/list-names.ts";

const TARGETS = COST_COUNTRIES.filter(({ isTarget }) => isTarget).map(({ label }) => ({ name: label }));

export const COST_CALCULATOR: PageContent = {
  meta: {
    path: "/cost-calculator",
    title: "Cost of living calculator",
    description: `Compare your income at home with what the same life costs in ${listNames(TARGETS, "or")}.`,
  },
  motif: "south",
  heading: "What would your income be worth there?",
  paragraphs: [
    "Choose where you live and where you might live, enter your yearly income, and see what the same standard of living would take.",
  ],
  pointers: {
    title: "From numbers to a plan",
    links: ["waitlist", "countryGuides", "topCountries"],
  },
};

export type MonthlyExpense = {
  id: keyof typeof TYPICAL_MONTHLY_EXPENSES;
  label: string;
  range: Fact<DollarRange>;
  text: string;
};

/** The four typical monthly expenses of /cost-calculator, in its order. */
export const MONTHLY_EXPENSES: readonly MonthlyExpense[] = [
  {
    id: "housing",
    label: "Housing",
    range: TYPICAL_MONTHLY_EXPENSES.housing,
    text: "A modest apartment. In our cities, two bedrooms cost from {least} to {most} a month, by city and district.",
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

/** Texts of /cost-calculator that do not depend on a result. */
export const costCalculatorPage = {
  cityMonth: {
    title: "A month in a city",
    intro: "One city's prices for your household, line by line, and the cash you need when you arrive: plan with this.",
    withoutScripts: "The sum runs in your browser and needs scripts. Each city's page has it for three households:",
  },
  indexNote:
    "The comparison uses one index for each country, measured against the United States. It says nothing about your rent or your children's school, so do not base a lease or a contract on it.",
  indices: {
    heading: "The indices",
    intro: "What the same standard of living costs in each country, measured against the United States.",
    sources: "Where each country publishes its own consumer prices",
    chart: {
      caption: "Cost of the same standard of living in each country, measured against the United States",
      headings: ["Country", "Cost index"],
      marks: { current: "where you live", target: "where you might live" },
      empty: "The indices are missing.",
    },
  },
  monthlyExpenses: {
    heading: "Typical monthly expenses",
    intro:
      "One round range for all our countries, made without a survey. For your own plan, use the month of your city above.",
  },
  waitlist: {
    heading: "Not ready to enroll?",
    text: "Join the free waitlist: we write when we launch something new.",
    button: "Join the waitlist",
  },
} as const;
