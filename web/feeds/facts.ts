import type { FactList, ListedFact } from "#domain/fact-list.ts";
import { describePage, factText } from "#web/lib/fact-text.ts";
import { type Fact, isFact } from "#domain/facts.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import { SAFETY_ROWS } from "#web/content/countries/safety-chapter.ts";
import { findOffice } from "#web/lib/offices.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/facts.json`: what the ledger says about each country, from which the Worker sees what a deployment changed. */
export function factList() {
  return Response.json(listFacts());
}

/** The facts of the guides, profiles and visas, each once; values that no sentence can quote are left out. */
export function listFacts(): FactList {
  const list: FactList = {};
  const seen = new Set<string>();
  for (const page of DETAIL_PAGES) {
    const { kind, country, content } = page;
    if (kind !== "guide" && kind !== "profile" && kind !== "visa") continue;
    for (const { fact, keys } of findFacts(content, [])) {
      if (!isSayable(fact.value) || isOmitted(keys)) continue;
      const listed = toListed(fact, labelFrom(keys, page), absoluteUrl(page.path));
      // Passports and permits share records.
      const words = JSON.stringify([country, listed.text, listed.sources]);
      if (seen.has(words)) continue;
      seen.add(words);
      (list[country] ??= []).push(listed);
    }
  }
  return list;
}

/** The sections of a record whose changes are offered as announcements; all of them would be too much for the Worker to read. */
const ANNOUNCED_SECTIONS = new Set(["entry", "belonging", "homes"]);

/** The rows of a permit that decide whether and when somebody can afford the move. */
const ANNOUNCED_PERMIT_ROWS = new Set(["threshold", "fee", "processing"]);

function isOmitted(keys: readonly string[]): boolean {
  const [content, section = ""] = keys;
  if (content !== "record") return false;
  return section === "permits" ? !ANNOUNCED_PERMIT_ROWS.has(keys.at(-1)!) : !ANNOUNCED_SECTIONS.has(section);
}

function isSayable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => typeof part === "string");
  return typeof value === "string" || typeof value === "number";
}

type FoundFact = { fact: Fact; keys: readonly string[] };

/** Every record inside a piece of content with the names that lead to it; places in lists have none. */
function findFacts(content: unknown, keys: readonly string[]): FoundFact[] {
  if (isFact(content)) return [{ fact: content, keys }];
  if (Array.isArray(content)) return content.flatMap((part) => findFacts(part, [...keys, ...nameOf(part)]));
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, part]) => findFacts(part, [...keys, key]));
}

/** The name of a program, which tells its records from those of the others. */
function nameOf(part: unknown): string[] {
  return typeof part === "object" && part !== null && "name" in part ? [String(part.name)] : [];
}

function toListed(fact: Fact, label: string, url: string): ListedFact {
  const { enteredOn, confirmedOn, office, readAt = [] } = fact;
  const confirmedAt = office && findOffice(office);
  return {
    label,
    text: factText(fact),
    status: confirmedOn ? `confirmed ${confirmedOn}` : `entered ${enteredOn}, not yet confirmed with the office`,
    sources: [
      ...(confirmedAt ? [{ name: confirmedAt.name, url: confirmedAt.url }] : []),
      ...readAt.map((page) => ({
        name: `${page.title} (${describePage(page)})`,
        url: page.url,
      })),
    ],
    url,
  };
}

/** Groups whose name says more than the page does. */
const TELLING_GROUPS = new Set(["visa", "housing", "healthcare", "business", "education"]);

const SAFETY_LABELS = new Map<string, string>(SAFETY_ROWS.map(({ key, label }) => [key, label]));

/** "Housing, average rent", of the last two names; on the page of a visa "Tourist Visa, duration". */
function labelFrom(keys: readonly string[], { kind, heading }: DetailPage): string {
  const [group, name] = [keys.at(-2) ?? "", keys.at(-1) ?? ""];
  if (keys[0] === "record") return capitalize(keys.slice(1).map(wordsOf).join(", "));
  const label = SAFETY_LABELS.get(name) ?? wordsOf(name);
  const subject = kind === "visa" ? heading.split(": ").at(-1)! : TELLING_GROUPS.has(group) ? group : null;
  return capitalize(subject ? `${subject}, ${label}` : label);
}

/** "dualNationality" in words. */
function wordsOf(key: string): string {
  return PASSPORT_WORDS[key] ?? key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const PASSPORT_WORDS: Readonly<Record<string, string>> = {
  us: "US passport",
  uk: "British passport",
  canada: "Canadian passport",
};

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
