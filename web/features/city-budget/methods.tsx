import { RIDES_A_MONTH } from "#domain/amounts.ts";
import { LIFESTYLES } from "#domain/households.ts";
import { COMFORT_METHOD } from "#web/content/countries/cities.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BUDGET_TEXTS } from "./copy.ts";

const METHODS: readonly string[] = [
  ...LIFESTYLES.map((lifestyle) => BUDGET_TEXTS.lifestyles[lifestyle]),
  "Each range runs from the cheapest to the most expensive price for the city. A modest life takes the middle of it, a comfortable one the upper half: newcomers seldom get the cheapest offers.",
  "One adult has one bedroom, a comfortable couple two (halfway between one and three), a family three. A child counts as half an adult for food and transport, and each further person adds a fifth to power and water: our estimate.",
  `Where the price is for one ride, we count ${RIDES_A_MONTH} rides a month.`,
  `Rides by car and backup power: ${COMFORT_METHOD}`,
];

/** How the lines of a budget are made, and what `more` says of one page's. */
export function BudgetMethods({ more }: { more?: string }) {
  return (
    <Disclosure summary={BUDGET_TEXTS.methods} className="mt-6">
      <ul className="measure list-disc space-y-2 pl-6 text-sm text-muted">
        {[...METHODS, ...(more ? [more] : [])].map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
