import { HOME_PASSPORTS } from "#domain/passports.ts";
import type { Reason } from "#domain/reasons.ts";
import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";

/** What the order of permits, and whom a permit fits, depend on. */
export type PermitRule = {
  reasons: readonly Reason[];
  conditions: PermitConditions;
  /** Passports that it refuses. */
  closedTo?: readonly string[];
};

type ConditionKey = keyof PermitConditions;

/** What nobody can obtain for the sake of a permit. */
export const GIVEN_CONDITIONS: readonly ConditionKey[] = [
  "relative",
  "formerCitizen",
  "origin",
  "parent",
  "parentOrFormerCitizen",
  "descent",
  "descentOrFormerCitizen",
];

/** What does not come with every reason, either. Whoever is still to move has not lived there for years. */
const OBTAINED_CONDITIONS: readonly ConditionKey[] = ["yearsThere", "jobOffer", "admission", "sponsor"];

/** What whoever moves for a reason has, or comes to get. */
const IMPLIED: Readonly<Record<Reason, readonly ConditionKey[]>> = {
  job: ["jobOffer"],
  skills: ["jobOffer"],
  business: [],
  remote: [],
  retirement: [],
  study: ["admission"],
  family: ["relative"],
  return: ["descent", "origin", "parent", "formerCitizen", "descentOrFormerCitizen", "parentOrFormerCitizen"],
  volunteer: ["sponsor"],
};

/** What a permit asks for beyond its reason, money and age: a pensioner need not have a grandparent from there. */
export function conditionsBeyond({ conditions }: PermitRule, reason: Reason): ConditionKey[] {
  return [...GIVEN_CONDITIONS, ...OBTAINED_CONDITIONS].filter(
    (key) => conditions[key] && !IMPLIED[reason].includes(key),
  );
}

/**
 * Compares permits for a reason as an adviser names them, the first one for most people first:
 *
 * 1. those that ask for nothing beyond the reason, then for something else, then for years of living there;
 * 2. those made for the fewest reasons, where a job and a skill in demand are one, then those that name this reason earlier;
 * 3. those that ask for no money, then for the least income, then for the least capital.
 *
 * What is equal stays in the order of the record.
 */
export function comparePermits(reason: Reason): (a: PermitRule, b: PermitRule) => number {
  const ranks = (permit: PermitRule) => [
    distance(permit, reason),
    countPurposes(permit),
    permit.reasons.indexOf(reason),
    ...moneyAsked(permit),
  ];
  return (a, b) => {
    const [first, second] = [ranks(a), ranks(b)];
    return first.map((rank, index) => rank - second[index]!).find((difference) => difference !== 0) ?? 0;
  };
}

function distance(permit: PermitRule, reason: Reason): number {
  const beyond = conditionsBeyond(permit, reason);
  if (beyond.includes("yearsThere")) return 2;
  return beyond.length > 0 ? 1 : 0;
}

function countPurposes({ reasons }: PermitRule): number {
  return new Set(reasons.map((reason) => (reason === "skills" ? "job" : reason))).size;
}

function moneyAsked({ conditions: { capitalUsd, monthlyIncomeUsd } }: PermitRule): [kind: number, amount: number] {
  if (capitalUsd) return [2, capitalUsd];
  return monthlyIncomeUsd ? [1, monthlyIncomeUsd] : [0, 0];
}

/** Whether a permit takes the passport of one of the three homes: otherwise it is no answer to our readers. */
export function isOpenToReaders({ closedTo = [] }: PermitRule): boolean {
  return Object.keys(HOME_PASSPORTS).some((home) => !closedTo.includes(home));
}

/** The permits for a reason that are open to our readers, in the order in which an adviser names them (comparePermits). */
export function permitsFor<Permit extends PermitRule>(permits: readonly Permit[], reason: Reason): Permit[] {
  return permits
    .filter((permit) => permit.reasons.includes(reason) && isOpenToReaders(permit))
    .toSorted(comparePermits(reason));
}

/** Permits as the record has them, but the one to name first for a reason before the others for it. */
export function firstsFirst<Permit extends PermitRule>(permits: readonly Permit[]): Permit[] {
  const seen = new Set<Permit>();
  const withFirsts = (permit: Permit): Permit[] => {
    if (seen.has(permit)) return [];
    seen.add(permit);
    const firsts = permit.reasons.flatMap((reason) => permitsFor(permits, reason).slice(0, 1));
    return [...firsts.flatMap(withFirsts), permit];
  };
  return permits.flatMap(withFirsts);
}

/** The permit to name first for a reason; undefined where each asks for something beyond the reason. */
export function firstPermit<Permit extends PermitRule>(permits: readonly Permit[], reason: Reason): Permit | undefined {
  return permitsFor(permits, reason).find((permit) => conditionsBeyond(permit, reason).length === 0);
}
