/** The people who move together; at least one adult. */
export type Household = {
  adults: number;
  children: number;
};

/** The largest household that is counted: for more, no record names a home. */
export const LARGEST_HOUSEHOLD: Household = { adults: 4, children: 6 };

/** The lifestyles of the landing calculator, from the cheapest; city-budget.ts says what each has. */
export const LIFESTYLES = ["modest", "comfortable", "luxury", "premium"] as const;
export type Lifestyle = (typeof LIFESTYLES)[number];
