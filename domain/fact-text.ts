import type { Fact, PublicPage } from "./facts.ts";
import { longDate } from "./long-date.ts";

// How a fact is said: its value together with all that must be known with it. Whatever shows or sends a fact as text takes its
// words from here, so that no figure travels without what contradicts or restricts it (decision: facts-ledger).

/** Publisher and day of a page: "Pulse Live Kenya, January 2, 2024". */
export function describePage({ publisher, date }: Pick<PublicPage, "publisher" | "date">): string {
  return `${publisher}, ${date === null ? "undated" : longDate(date)}`;
}

/** Publisher and year of a page: "Pulse Live Kenya, 2024". */
function describeBriefly({ publisher, date }: Pick<PublicPage, "publisher" | "date">): string {
  return date === null ? publisher : `${publisher}, ${date.slice(0, 4)}`;
}

/** What contradicts a value, and why to plan with the value: "Also reported: $30 (Pulse Live Kenya, 2024). The office's list is newer." */
export function reportedText({ reported = [], because }: Pick<Fact, "reported" | "because">): string {
  if (reported.length === 0) return "";
  const rivals = reported.map(({ value, page }) => `${value.replace(/\.$/, "")} (${describeBriefly(page)})`);
  return [`Also reported: ${rivals.join("; ")}.`, because ?? []].flat().join(" ");
}

/**
 * A fact as text, with everything that must be known with it: what contradicts it and its note. Its value alone
 * is for calculations and for places that show the rest themselves.
 */
export function factText(record: Fact): string {
  return inBrackets(quote(record.value), [reportedText(record), record.note ?? ""]);
}

/** The value to plan with as text, with what contradicts it; without its note. */
export function figuresText(record: Fact): string {
  return inBrackets(quote(record.value), [reportedText(record)]);
}

function inBrackets(text: string, more: readonly string[]): string {
  const rest = more.filter(Boolean).join(" ").replace(/\.$/, "");
  return rest ? `${text} (${rest})` : text;
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
