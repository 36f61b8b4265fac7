import type { Reason } from "#domain/reasons.ts";
import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { GIVEN_CONDITIONS, type PermitRule } from "#web/content/permit-order.ts";

/** What a person has or is, beside money and age. */
export const PERMIT_GROUNDS = [
  "jobOffer",
  "admission",
  "sponsor",
  "relative",
  "formerCitizen",
  "parent",
  "origin",
  "descent",
] as const;
export type PermitGround = (typeof PERMIT_GROUNDS)[number];

/** What a person says of themselves; null where they did not answer. Amounts in US dollars, the age in years. */
export type PermitAnswers = {
  /** A home, or the code of another country; empty where they did not say. */
  passport: string;
  reason: Reason | null;
  monthlyIncomeUsd: number | null;
  capitalUsd: number | null;
  age: number | null;
  grounds: readonly PermitGround[];
};

export type ConditionKey = keyof PermitConditions;
/** `unanswered`: it asks for a figure that the person did not name. */
const CONDITION_STATES = ["met", "missing", "unanswered"] as const;
type ConditionState = (typeof CONDITION_STATES)[number];

/** Conditions that more than one ground meets. */
const GROUNDS_OF: Partial<Record<ConditionKey, readonly PermitGround[]>> = {
  descentOrFormerCitizen: ["descent", "formerCitizen"],
  parentOrFormerCitizen: ["parent", "formerCitizen"],
  // A former citizen is of that country's origin, and so is a citizen's child.
  origin: ["origin", "parent", "formerCitizen"],
};

/** The conditions that a permit states. */
export function statedConditions(conditions: PermitConditions): ConditionKey[] {
  return (Object.keys(conditions) as ConditionKey[]).filter((key) => conditions[key]);
}

/** How one stated condition stands with a person. */
export function judgeCondition(
  conditions: PermitConditions,
  key: ConditionKey,
  answers: PermitAnswers,
): ConditionState {
  if (key === "monthlyIncomeUsd" || key === "capitalUsd" || key === "minimumAge") {
    const answer = answers[key === "minimumAge" ? "age" : key];
    if (answer === null) return "unanswered";
    return answer >= conditions[key]! ? "met" : "missing";
  }
  // Nobody names years of living there: the chooser is for people who are still to move.
  const grounds = GROUNDS_OF[key] ?? [key as PermitGround];
  return grounds.some((ground) => answers.grounds.includes(ground)) ? "met" : "missing";
}

/**
 * - `fits`: it is for the reason, and every condition that can be checked is met;
 * - `may`: it is for the reason, but we can't check its conditions, or a question is unanswered;
 * - `almost`: it is for the reason, and something is missing that can still be obtained;
 * - `also`: it is for another reason, and the person meets what it asks for;
 * - `no`: none of these.
 */
export type PermitFit = "fits" | "may" | "almost" | "also" | "no";

/** Whether a permit is for a person; without a reason every permit counts as for it. */
export function judgePermit({ reasons, conditions, closedTo }: PermitRule, answers: PermitAnswers): PermitFit {
  if (closedTo?.includes(answers.passport)) return "no";
  const stated = statedConditions(conditions);
  const states = stated.map((key) => judgeCondition(conditions, key, answers));
  const isForReason = answers.reason === null || reasons.includes(answers.reason);
  const isOpen = answers.passport !== "" || !closedTo?.length;
  const isChecked = isOpen && stated.length > 0 && states.every((state) => state === "met");
  if (!isForReason) return isChecked ? "also" : "no";
  if (isChecked) return "fits";
  if (!states.includes("missing")) return "may";
  const isGiven = (key: ConditionKey) => GIVEN_CONDITIONS.includes(key);
  // Residence for good after years of another permit is that permit's next step, unless descent or family leads there.
  const isBeyondReach =
    stated.some((key, index) => states[index] !== "met" && isGiven(key)) ||
    (conditions.yearsThere && !stated.some(isGiven));
  return isBeyondReach ? "no" : "almost";
}

/**
 * Permits by how they fit a person; in each group those that lack least first, then those that leave the fewest questions open, and
 * otherwise in the order given.
 */
export function sortByFit<Permit extends PermitRule>(
  permits: readonly Permit[],
  answers: PermitAnswers,
): Record<PermitFit, Permit[]> {
  const count = (state: ConditionState, { conditions }: PermitRule) =>
    statedConditions(conditions).filter((key) => judgeCondition(conditions, key, answers) === state).length;
  const sorted: Record<PermitFit, Permit[]> = { fits: [], may: [], almost: [], also: [], no: [] };
  const byCount = (a: Permit, b: Permit) =>
    count("missing", a) - count("missing", b) || count("unanswered", a) - count("unanswered", b);
  for (const permit of permits.toSorted(byCount)) sorted[judgePermit(permit, answers)].push(permit);
  return sorted;
}
