import { RIDES_A_MONTH } from "#domain/amounts.ts";

/** How the lines of a budget follow from the records: what a reader must know before planning with them. */
export const BUDGET_METHODS: readonly string[] = [
  "Ranges go from the cheapest to the dearest that our records name for the city; a lifestyle takes its part of each. A modest life takes the middle, a comfortable one the upper half, luxury the upper quarter, premium the top: the cheapest offers seldom go to newcomers.",
  "A child counts as half an adult for food and transport, and each further person adds a fifth to power and water: our estimate. One or two adults have one bedroom, everybody else three.",
  `Where a record names the price of a ride, we count ${RIDES_A_MONTH} rides a month. Full-time help is in the sum for luxury and premium only.`,
];
