import { CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import type { CountryId } from "#domain/country-ids.ts";
import type { PlanTask } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { isNotPublished, type Known, type Maybe } from "#content-model/resolve/records.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { LeadTime } from "./lead-times.ts";
import { MORE_TEXTS } from "./task-copy.ts";

/** A task with the records that it rests on, by their ids. */
export type SourcedTask = { task: PlanTask; records: Readonly<Record<string, Known>> };

/** `says` is the record that says where it is done, and `costs` those that name the cost. */
export type Draft = Omit<PlanTask, "facts" | "takesDays" | "where" | "costFacts"> & {
  takes: LeadTime | Range;
  says?: Maybe;
  costs?: readonly Known[];
};

/**
 * A task from its records, each once; a lead time of ours is one of them. Of a cost without a sum
 * for everybody, the records that name amounts for some are listed.
 */
export function sourcedTask(
  { takes, says, costs = [], ...draft }: Draft,
  rows: readonly (Known | undefined)[],
): SourcedTask {
  const isOurs = "fact" in takes;
  const records = rows.filter((row) => row !== undefined);
  const all = Object.fromEntries((isOurs ? [...records, takes.fact] : records).map((one) => [recordId(one), one]));
  const where = placeOf(says, records);
  const costFacts = [...new Set((draft.costUsd === null ? records.filter(namesCost) : costs).map(recordId))];
  return {
    task: {
      ...draft,
      takesDays: isOurs ? takes.days : takes,
      ...(costFacts.length > 0 && { costFacts }),
      ...(where && { where }),
      facts: Object.keys(all),
    },
    records: all,
  };
}

/** A chapter of the guide as the page that says more. */
export function inGuide(country: CountryId, chapter: ChapterId): PlanTask["more"] {
  return {
    path: chapterPath(country, chapter),
    label: interpolate(MORE_TEXTS.chapter, { chapter: CHAPTER_TITLES[chapter] }),
  };
}

/** @throws Error where a record has no id: kept plans could not tell it from others */
function recordId({ id, ...record }: Known): string {
  if (id === undefined) throw new Error(`A record of a plan has no id: ${JSON.stringify(record)}`);
  return id;
}

/** The office of the record that says where, or else of the first that has one. */
function placeOf(says: Known | undefined, records: readonly Known[]): PlanTask["where"] {
  const office = (says ? [says] : records).flatMap((one) => ("office" in one && one.office) || [])[0];
  if (!office) return undefined;
  const { name, url } = findOffice(office);
  return says ? { name, url, fact: recordId(says) } : { name, url };
}

/** Records that are a price whatever their words are: a school's fees. */
const PRICES = /\.fees$/;

/** Whether a record says what something costs: it has amounts, or its place is that of a price. */
export function namesCost(known: Known): boolean {
  return !isNotPublished(known) && (known.amounts !== undefined || PRICES.test(known.id ?? ""));
}
