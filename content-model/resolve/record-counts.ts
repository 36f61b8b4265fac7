import { reviewUnit } from "#domain/review-units.ts";
import {
  DAYS_TO_REVIEW,
  EVIDENCE,
  type Evidence,
  evidenceOf,
  type Fact,
  factsIn,
  type IsoDate,
  isRecent,
  pagesOf,
  sparedOn,
} from "#domain/facts.ts";
import { type CountryRecord, type Permit } from "./resolve-country.ts";
import { HOMES, isNotPublished, isRecord, type Known, type NotPublished } from "./records.ts";

/** Whether the value was read on a page. */
export function isRead({ basis, readAt = [] }: Fact): boolean {
  return basis === "summary" && readAt.length > 0;
}

/** Every record inside, what isn't published among them, each once and in reading order. */
export function recordsIn(content: unknown): Known[] {
  return [...new Set(listRecords(content))];
}

function listRecords(content: unknown): Known[] {
  if (isRecord(content)) return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(listRecords);
}

/** Everything inside that isn't published. */
function unpublishedIn(content: unknown): NotPublished[] {
  return recordsIn(content).filter(isNotPublished);
}

/** How many records a part of a country's record holds by their evidence, their age and what is missing. */
type RecordCounts = Readonly<Record<Evidence | "not published" | "overdue" | "undated" | "over 2 years", number>>;

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
    "not published": unpublishedIn(content).length,
    overdue: facts.filter(({ reviewOn }) => reviewOn < today).length,
    undated: newest.filter((date) => date === undefined).length,
    "over 2 years": newest.filter((date) => date !== undefined && !isRecent(date, today)).length,
  };
}

/**
 * How many acts a year the reviews of some content take: each unit as often as the fact of it that changes most. What the watch
 * spares takes none.
 */
export function actsPerYear(content: unknown): number {
  const facts = factsIn(content).filter((fact) => fact.id !== undefined && sparedOn(fact) === undefined);
  const units = Map.groupBy(facts, ({ id }) => reviewUnit(id!));
  const acts = [...units.values()].map((all) => 365 / Math.min(...all.map(({ pace }) => DAYS_TO_REVIEW[pace])));
  return Math.round(acts.reduce((sum, one) => sum + one, 0));
}

/** The day of the newest page that supports a value; undefined where none carries one. */
function newestPage(fact: Fact): string | undefined {
  return pagesOf(fact)
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
}

/** Of a permit, what decides whether somebody moves on it. */
const OF_PERMIT = [
  "threshold",
  "fee",
  "firstTerm",
  "processing",
  "work",
  "dependants",
  "permanentResidence",
  "citizenship",
] as const satisfies readonly (keyof Permit)[];

/** The records that decide a move, each once, by their names: "us, fee", "Class D, threshold". */
export function decisiveRecords(record: CountryRecord): Readonly<Record<string, Known>> {
  const { entry, permits, belonging, homes, money, goods, health } = record;
  const { descent, marriage, naturalization, dualNationality } = belonging;
  const named: (readonly [name: string, known: Known | undefined])[] = [
    ...HOMES.flatMap((home) => [
      [`${home}, visit`, entry[home].rule] as const,
      [`${home}, stay`, entry[home].stay] as const,
      [`${home}, fee`, entry[home].fee] as const,
    ]),
    ...permits.flatMap((permit) => OF_PERMIT.map((row) => [`${permit.name}, ${row}`, permit[row]] as const)),
    ...Object.entries({ descent, marriage, naturalization, dualNationality }),
    ...belonging.programs.flatMap(({ name, conditions, cost, status }) =>
      Object.entries({ conditions, cost, status }).map(([row, known]) => [`${name}, ${row}`, known] as const),
    ),
    ["ownership", homes.ownership],
    ...(["taxResidence", "foreignIncome", "foreignPensions"] as const).map((row) => [row, money[row]] as const),
    ...HOMES.map((home) => [`${home}, treaty`, money.treaties[home]] as const),
    ...(["household", "car", "pets", "drivingLicense"] as const).map((row) => [row, goods[row]] as const),
    ["publicSystem", health.publicSystem],
  ];
  const names = new Map<Known, string>();
  for (const [name, known] of named) if (known && !names.has(known)) names.set(known, name);
  return Object.fromEntries([...names].map(([known, name]) => [name, known]));
}

/** How many in a hundred records are on firm ground: official, or said by two sources. What isn't published is none of them. */
export function firmShare(records: readonly Known[], today: IsoDate): number {
  const facts = records.filter((known): known is Fact<string> => !isNotPublished(known));
  const firm = facts.filter((known) => ["official", "two sources"].includes(evidenceOf(known, today)));
  return facts.length === 0 ? 100 : Math.round((100 * firm.length) / facts.length);
}

/** Evidence and days of one record, as a row of a table. */
export function describeRecord(known: Known, today: IsoDate) {
  if (isNotPublished(known)) return { evidence: "not published", "newest page": "", read: "", review: "" };
  const { enteredOn, checkedOn = enteredOn, reviewOn } = known;
  return {
    evidence: evidenceOf(known, today),
    "newest page": newestPage(known) ?? (isRead(known) ? "undated" : ""),
    read: [enteredOn, checkedOn].toSorted().at(-1),
    review: reviewOn < today ? `overdue since ${reviewOn}` : reviewOn,
  };
}

/** Marks what decides a move and rests on one source today. */
export function markOneSource(record: CountryRecord) {
  const today = new Date().toISOString().slice(0, 10);
  for (const known of Object.values(decisiveRecords(record)))
    if (!isNotPublished(known) && evidenceOf(known, today) === "one source") known.isOneSource = true;
}
