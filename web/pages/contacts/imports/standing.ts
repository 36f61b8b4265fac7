import { plainHeading } from "./headings.ts";
import { type Mapping, type Standing, STANDINGS, type StandingColumns } from "./import-fields.ts";
import type { ContactsFile } from "./read-file.ts";

// Which columns of a file say who may be emailed, and what each of their values means. What we don't know for sure is asked; of
// several columns the most restrictive counts (decision: imported-contacts).

/** The kinds of values that have no words of their own. */
export const EMPTY = "";
export const A_DATE = "\u0000date";
export const ANYTHING_ELSE = "\u0000else";

/** More different values than this are told apart only as far as we know them. */
const MOST_VALUES = 8;

const WORDS: Readonly<Record<Exclude<Standing, "nothing">, string>> = {
  unsubscribed:
    "unsubscribed, unsubscribe, blocklisted, blacklisted, blocked, cleaned, bounced, bounce, hard bounce, hard bounced, soft bounced, complained, complaint, spam, junk, suppressed, opted out, opt out, optout, do not email, do not contact, do not mail, canceled, cancelled, disabled, deleted, removed, archived, banned, revoked, withdrawn, inactive, invalid, not subscribed, non subscribed, nonsubscribed",
  unconfirmed:
    "unconfirmed, not confirmed, pending, awaiting confirmation, waiting, never subscribed, no permissions set, transactional, non marketing",
  agreed: "subscribed, active, enabled, confirmed, opted in, opt in, optin, single opt in, double opt in, granted",
};
const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([means, words]) =>
    words.split(", ").map((word) => [word, means as Standing] as const),
  ),
);
/** Those that say the same in a column of whatever name. */
const UNMISTAKABLE =
  /^(unsubscribed|blocklisted|blacklisted|cleaned|bounced|complained|opted out|do not (email|contact)|never subscribed)$/;

const YES = new Set(["yes", "y", "true", "t", "1", "x", "on", "checked", "✓", "✔"]);
const NO = new Set([
  EMPTY,
  "no",
  "n",
  "false",
  "f",
  "0",
  "off",
  "-",
  "n/a",
  "na",
  "null",
  "none",
  "never",
  "nil",
  "unchecked",
]);
const DATE = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9} \d{4}|^\d{10,13}$/;

/** A column by its name: who is not subscribed, who is, who is as our own files say it, or how they stand. */
type Kind = "no" | "yes" | "own" | "status";

/** Named like one, and about something else. */
const OTHER = /link|url|reason|token|ip$|campaign|title|source|count|rate|sms|phone|whatsapp|postal/;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    "no",
    /unsub|opte?d?out|donot(e?mail|contact|market)|^dnc|block(ed|list)|blacklist|suppress|bounced|cleaned|complain|disabled$/,
  ],
  ["own", /^(is)?confirmed$|^wantsnews$/],
  ["yes", /^(is)?subscribed|^accepts|consent|permission|opt(ed)?in|^newsletter/],
  ["status", /status|subscription/],
];

function kindOf(heading: string): Kind | null {
  const name = plainHeading(heading);
  return OTHER.test(name) ? null : (KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null);
}

/** A cell as its kind of value: "NEVER_SUBSCRIBED" is "never subscribed". */
function valueOf(cell: string | undefined): string {
  const plain = (cell ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+|(?<=[a-z])-(?=[a-z])/g, " ");
  return DATE.test(plain) ? A_DATE : plain;
}

/** What a value means in a column of a kind, as far as that is certain. */
function guess(kind: Kind, value: string): Standing | null {
  const meaning = MEANINGS.get(value);
  if (meaning) return meaning;
  if (kind === "no") return NO.has(value) ? "agreed" : "unsubscribed";
  if (kind === "status") return null;
  if (YES.has(value) || value === A_DATE) return "agreed";
  if (kind === "own") return NO.has(value) ? "unconfirmed" : null;
  return NO.has(value) && value !== EMPTY ? "unsubscribed" : null;
}

/** A column as one that says who may be emailed. */
export function readStanding({ headings, rows }: ContactsFile, column: number): StandingColumns[number] {
  const kind = kindOf(headings[column]!) ?? "status";
  const counts = new Map<string, number>();
  const add = (value: string, count: number) => counts.set(value, (counts.get(value) ?? 0) + count);
  for (const { cells } of rows) add(valueOf(cells[column]), 1);
  if (counts.size > MOST_VALUES) {
    for (const [value, count] of Array.from(counts)) {
      if (value === A_DATE || MEANINGS.has(value) || YES.has(value) || NO.has(value)) continue;
      counts.delete(value);
      add(ANYTHING_ELSE, count);
    }
  }
  const values = [...counts].map(([value, count]) => ({ value, count, means: guess(kind, value) }));
  return { column, values: values.toSorted((one, other) => other.count - one.count) };
}

/** The columns that look like they say who may be emailed. */
export function findStanding(file: ContactsFile, mapping: Mapping): StandingColumns {
  const mapped = new Set(Object.values(mapping));
  return file.headings.flatMap((heading, column) => {
    if (mapped.has(column)) return [];
    const kind = kindOf(heading);
    const says = (isSaid: (value: string) => boolean) => file.rows.some(({ cells }) => isSaid(valueOf(cells[column])));
    const isOne =
      (kind !== null && kind !== "status") ||
      says(kind === "status" ? (value) => MEANINGS.has(value) : (value) => UNMISTAKABLE.test(value));
    return isOne ? [readStanding(file, column)] : [];
  });
}

/** What the cells of a row say together: without a column that says anything, the owner's word for the list. */
export function standingOf(cells: readonly string[], columns: StandingColumns): Standing {
  const standings = columns.flatMap(({ column, values }): Standing[] => {
    const own = valueOf(cells[column]);
    const known = values.find(({ value }) => value === own) ?? values.find(({ value }) => value === ANYTHING_ELSE);
    return known?.means ? [known.means] : [];
  });
  return STANDINGS.find((standing) => standings.some((one) => one === standing)) ?? "agreed";
}
