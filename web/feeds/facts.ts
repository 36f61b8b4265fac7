import type { FactList, ListedFact } from "#domain/fact-list.ts";
import { type Fact, isFact } from "#domain/facts.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { findOffice } from "#web/features/facts/offices.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/facts.json`: what the ledger says about each country, from which the Worker sees what a deployment changed. */
export function loader() {
  return Response.json(listFacts());
}

/** The facts of the guides, profiles and visas, each once; values that no sentence can quote are left out. */
export function listFacts(): FactList {
  const list: FactList = {};
  const seen = new Set<Fact>();
  for (const { kind, path, country, content } of DETAIL_PAGES) {
    if (kind !== "guide" && kind !== "profile" && kind !== "visa") continue;
    for (const { fact, keys } of findFacts(content, [])) {
      const text = quote(fact.value);
      if (text === null || seen.has(fact)) continue;
      seen.add(fact);
      (list[country] ??= []).push(toListed({ ...fact, value: text }, keys, absoluteUrl(path)));
    }
  }
  return list;
}

function quote(value: unknown): string | null {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.join("; ") : null;
}

type FoundFact = { fact: Fact; keys: readonly string[] };

/** Every record inside a piece of content with the names that lead to it; places in lists have none. */
function findFacts(content: unknown, keys: readonly string[]): FoundFact[] {
  if (isFact(content)) return [{ fact: content, keys }];
  if (Array.isArray(content)) return content.flatMap((part) => findFacts(part, keys));
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, part]) => findFacts(part, [...keys, key]));
}

function toListed(fact: Fact<string>, keys: readonly string[], url: string): ListedFact {
  const { value, note, enteredOn, confirmedOn, office, readAt = [] } = fact;
  const confirmedAt = office && findOffice(office);
  return {
    label: labelFrom(keys),
    text: note ? `${value} (${note})` : value,
    status: confirmedOn ? `confirmed ${confirmedOn}` : `entered ${enteredOn}, not yet confirmed with the office`,
    sources: [
      ...(confirmedAt ? [{ name: confirmedAt.name, url: confirmedAt.url }] : []),
      ...readAt.map(({ title, publisher, url: readUrl }) => ({ name: `${title} (${publisher})`, url: readUrl })),
    ],
    url,
  };
}

/** "Visa, long term", of the last two names. */
function labelFrom(keys: readonly string[]): string {
  const words = keys.slice(-2).map((key) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const label = words.join(", ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}
