import { usesIn } from "#web/content/countries/countries.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import type { SourcedTask } from "./sourced-task.ts";
import FORMER_IDS from "./former-ids.json" with { type: "json" };

type Former = [before: string, now: string | undefined];

const LEAD_TIME = /^plans\.lead-times\.(?!ask$)/;

/**
 * The ids that the facts of a country's plans had until November 26, 2026, with those that they have now: plans that were kept
 * before know them by the old ones. When it may go is said in docs/decisions/plans-by-mail.md.
 */
export function formerIds({ id: country, permits }: CountryRecord, sourced: readonly SourcedTask[]) {
  const facts = new Set(sourced.flatMap(({ task }) => task.facts));
  const feeOf = (permit: string | undefined) => permits.find(({ id }) => id === permit)?.fee.id;
  const former: Former[] = [
    ...Object.entries<string>(FORMER_IDS),
    // A record that several rows use had an id in each of them.
    ...usesIn(country),
    ...permits.flatMap(({ id, familyFees }): Former[] => [
      [`${country}.permits.${id}.familyFee`, feeOf(familyFees?.feeIn)],
      [`${country}.permits.${id}.pupils.fee`, feeOf(familyFees?.pupils)],
    ]),
    // Our figure for a task's time was named after the task.
    ...sourced.map(({ task }): Former => [`${task.id}.time`, task.facts.findLast((id) => LEAD_TIME.test(id))]),
  ];
  return Object.fromEntries(
    former.flatMap(([before, now]) => (now && facts.has(now) && !facts.has(before) ? [[before, now]] : [])),
  );
}
