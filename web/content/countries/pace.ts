import type { Pace } from "#domain/facts.ts";

/** What governments advise: read every 30 days. A star stands for any id. */
const TRAVEL_ADVICE = ["safety.areas", "cities.*.safety"];

/** Where fees, thresholds, stays, processing times and conditions stand: read every 90 days. */
const FEES_AND_VISAS = [
  "entry",
  "passports",
  "permits",
  "visas",
  "belonging.descent",
  "belonging.marriage",
  "belonging.naturalization",
  "belonging.programs.*.conditions",
  "belonging.programs.*.cost",
  "belonging.programs.*.status",
  "goods.car",
  "goods.drivingLicense",
  "guide.highlights",
  "health.insurers",
  "homes.taxes",
  "money.transfer",
  "profile.highlights",
  "profile.legalMinimum",
  "safeguards.officialDomains",
  "safeguards.registrySearch",
  "schools.schools.*.fees",
  "schools.universities",
  "work.spouse",
];

/**
 * How soon what a record says is likely to change: it follows from its place. All others are read once a year.
 * @param ids the ids that lead to it, from the name of its file: permits, class-d, fee
 */
export function paceOf(ids: readonly string[]): Pace {
  if (TRAVEL_ADVICE.some((place) => isAt(ids, place))) return "travel-advice";
  return FEES_AND_VISAS.some((place) => isAt(ids, place)) ? "fees-and-visas" : "usual";
}

/** Of homes: papers with their fees and times, rules for coming back, and animals. */
const HOME_FEES_AND_VISAS = ["*.papers", "*.status", "*.pets"];

/** As paceOf, of a record of content/homes. */
export function homePaceOf(ids: readonly string[]): Pace {
  return HOME_FEES_AND_VISAS.some((place) => isAt(ids, place)) ? "fees-and-visas" : "usual";
}

function isAt(ids: readonly string[], place: string): boolean {
  return place.split(".").every((name, index) => name === "*" || name === ids[index]);
}
