/** The answers that a plan knows, apart from its rules: the form has them before a plan is computed. */
export const PLAN_PASSPORTS = ["us", "uk", "canada", "other"] as const;
export type PlanPassport = (typeof PLAN_PASSPORTS)[number];

/** What the visitor ships or buys in addition to suitcases. */
export const PLAN_LUGGAGE = ["container", "car", "land"] as const;
export type PlanLuggage = (typeof PLAN_LUGGAGE)[number];

/** The age from which the school tasks of a plan are for a child. */
export const SCHOOL_AGE = 4;
