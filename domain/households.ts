/** The people who move together; at least one adult. */
export type Household = {
  adults: number;
  children: number;
  /** How many of the adults are over 65, whose health insurance costs more. */
  over65?: number;
};

/** The largest household that is counted: for more, no record names a home. */
export const LARGEST_HOUSEHOLD: Omit<Household, "over65"> = { adults: 4, children: 6 };

/** The lifestyles of the landing calculator, from the cheapest; city-budget.ts says what each has. */
export const LIFESTYLES = ["modest", "comfortable", "luxury", "premium"] as const;
export type Lifestyle = (typeof LIFESTYLES)[number];
