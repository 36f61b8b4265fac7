import type { Pace } from "#domain/facts.ts";
import { isTravelAdvice } from "#domain/review-units.ts";

/** Files whose rules and fees change most often. */
const ENTRY_AND_PERMITS: ReadonlySet<string> = new Set(["entry", "passports", "permits", "visas"]);

/** How soon what a country's record says is likely to change: it follows from its place, as its id has it. */
export function paceOf(id: string): Pace {
  if (isTravelAdvice(id)) return "travel-advice";
  return ENTRY_AND_PERMITS.has(id.split(".")[1]!) ? "entry-and-permits" : "usual";
}
