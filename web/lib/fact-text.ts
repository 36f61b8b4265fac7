import type { Basis, Fact, PublicPage } from "#domain/facts.ts";
import { longDate } from "./long-date.ts";

// How a fact is said: its value together with all that must be known with it. Whatever shows or sends a fact as text takes its
// words from here, so that no figure travels without what contradicts or restricts it (decision: facts-ledger).

/** One of the figures of a fact, and where it is from. */
type Statement = { value: string; source: string };

/** The figures of a fact whose sources differ, with equal weight: what was read first, then the value itself. */
export function statements({ value, basis, readAt = [], reported = [] }: Fact): readonly Statement[] {
  const [page] = basis === "summary" ? readAt.slice(reported.length) : [];
  return [
    ...reported.map((one) => ({ value: one.value, source: describePage(one.page) })),
    page ? { value: quote(value), source: describePage(page) } : ownStatement(quote(value), basis),
  ];
}

function ownStatement(value: string, basis: Basis): Statement {
  return basis === "estimate"
    ? { value, source: "our estimate" }
    : { value: `planning figure ${value}`, source: "not verified" };
}

/** Publisher and day of a page: "Pulse Live Kenya, January 2, 2024". */
export function describePage({ publisher, date }: Pick<PublicPage, "publisher" | "date">): string {
  return `${publisher}, ${date === null ? "undated" : longDate(date)}`;
}

/**
 * A fact as text, with everything that must be known with it: the figures that contradict it and its note. Its value alone
 * is for calculations and for places that show the rest themselves.
 */
export function factText(record: Fact): string {
  const note = record.note ? ` (${record.note})` : "";
  return `${figuresText(record)}${note}`;
}

/** The figures of a fact as text, with those that contradict them and their sources; without its note. */
export function figuresText(record: Fact): string {
  if (!record.reported?.length) return quote(record.value);
  return statements(record)
    .map(({ value, source }) => `${value} (${source})`)
    .join(" · ");
}

/** A value as text; a range of dollars has its own words. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" && value !== null && "text" in value ? String(value.text) : String(value);
}

/** Equal for contents that tell a reader the same: records may differ in their ids alone. */
export function contentKey(content: unknown): string {
  return JSON.stringify(content, (name, part: unknown) => (name === "id" ? undefined : part));
}
