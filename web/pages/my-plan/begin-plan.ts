import type { PlanInputs } from "#domain/plan.ts";
import { parsePlanInputs } from "#domain/plan-inputs.ts";
import { planPassport, type VisitorChoices } from "#web/lib/visitor-choices.ts";

/**
 * What the form of a new plan begins with: field by field what its URL says, else what is remembered.
 * @param childrenParam how many children the URL says
 * @returns the number of children for as long as their ages are not known
 */
export function beginPlan(given: Partial<PlanInputs>, childrenParam: string | null, remembered: VisitorChoices) {
  const { passport, reason, adults, children } = remembered;
  const known = parsePlanInputs({ passports: [planPassport(passport)], reason, adults: Number(adults) }).given;
  const count = Number(childrenParam ?? children);
  return {
    given: { ...known, ...given },
    childrenCount: given.childrenAges || !Number.isInteger(count) ? 0 : count,
  };
}

/** What a plan says for the other pages; what it leaves open is not said. */
export function choicesOf({ passports, reason, adults, childrenAges }: PlanInputs): Partial<VisitorChoices> {
  return {
    // "Another" says less than the passport that another page may know.
    ...(passports[0] && passports[0] !== "other" && { passport: passports[0] }),
    ...(reason && { reason }),
    ...(childrenAges.length > 0 && { children: String(childrenAges.length) }),
    adults: String(adults),
  };
}
