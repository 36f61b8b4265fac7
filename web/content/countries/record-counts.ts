import {
  EVIDENCE,
  type Evidence,
  evidenceOf,
  type Fact,
  factsIn,
  type IsoDate,
  isRecent,
  pagesOf,
} from "#domain/facts.ts";
import type { Reason } from "#domain/reasons.ts";
import { firstPermit } from "#web/content/permit-order.ts";
import { type CountryRecord, HOMES, isNotFound, isRecord, type Known, type NotFound } from "./country-record.ts";

/** Whether the value was read on a page. */
export function isRead({ basis, readAt = [] }: Fact): boolean {
  return basis === "summary" && readAt.length > 0;
}

/** Every record inside, those sought in vain among them, each once and in reading order. */
export function recordsIn(content: unknown): Known[] {
  return [...new Set(listRecords(content))];
}

function listRecords(content: unknown): Known[] {
  if (isRecord(content)) return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(listRecords);
}

/** Everything inside that was sought in vain. */
export function notFoundIn(content: unknown): NotFound[] {
  return recordsIn(content).filter(isNotFound);
}

/** How many records a part of a country's record holds by their evidence, their age and what is missing. */
type RecordCounts = Readonly<Record<Evidence | "not found" | "overdue" | "undated" | "over 2 years", number>>;

/**
 * Counts each record once, also where several rows share it.
 * @param today records due before it are overdue
 */
export function countRecords(content: unknown, today: IsoDate): RecordCounts {
  const facts = [...new Set(factsIn(content))];
  const newest = facts.filter(isRead).map(newestPage);
  const evidence = facts.map((fact) => evidenceOf(fact, today));
  const byEvidence = EVIDENCE.map((level) => [level, evidence.filter((one) => one === level).length]);
  return {
    ...(Object.fromEntries(byEvidence) as Record<Evidence, number>),
    "not found": notFoundIn(content).length,
    overdue: facts.filter(({ reviewOn }) => reviewOn < today).length,
    undated: newest.filter((date) => date === undefined).length,
    "over 2 years": newest.filter((date) => date !== undefined && !isRecent(date, today)).length,
  };
}

/** The day of the newest page that supports a value; undefined where none carries one. */
export function newestPage(fact: Fact): string | undefined {
  return pagesOf(fact)
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
}

/** What decides a move is read first: the goals of the finder, with the permit to name first for each. */
const GOALS = ["retirement", "business", "remote", "family"] as const satisfies readonly Reason[];

/** The records that decide a move, by their names. */
export function decisiveRecords({ entry, permits }: CountryRecord): Readonly<Record<string, Known>> {
  const visits = HOMES.flatMap((home) => [
    [`${home}, visit`, entry[home].rule] as const,
    [`${home}, fee`, entry[home].fee] as const,
  ]);
  const moves = GOALS.flatMap((goal) => {
    const permit = firstPermit(permits, goal);
    if (!permit) return [];
    const { threshold, fee, permanentResidence } = permit;
    return Object.entries({ threshold, fee, permanentResidence }).map(
      ([name, known]) => [`${goal}, ${name}`, known] as const,
    );
  });
  return Object.fromEntries([...visits, ...moves]);
}

/** Evidence and days of one record, as a row of a table. */
export function describeRecord(known: Known, today: IsoDate) {
  if (isNotFound(known)) return { evidence: "not found", "newest page": "", read: known.notFoundOn, review: "" };
  const { enteredOn, checkedOn = enteredOn, reviewOn } = known;
  return {
    evidence: evidenceOf(known, today),
    "newest page": newestPage(known) ?? (isRead(known) ? "undated" : ""),
    read: [enteredOn, checkedOn].toSorted().at(-1),
    review: reviewOn < today ? `overdue since ${reviewOn}` : reviewOn,
  };
}
