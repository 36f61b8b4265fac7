import type { FactList, ListedFact } from "#domain/fact-list.ts";
import { describePage, factText } from "#domain/fact-text.ts";
import { type Fact, isFact } from "#domain/facts.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import { SAFETY_ROWS } from "#web/content/safety/safety-chapter.ts";
import { findOffice } from "#web/features/facts/offices.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/facts.json`: what the ledger says about each country, from which the Worker sees what a deployment changed. */
export function factList() {
  return Response.json(listFacts());
}

/** The facts of the guides, profiles and visas, each once; values that no sentence can quote are left out. */
export function listFacts(): FactList {
  const list: FactList = {};
  const seen = new Set<Fact>();
  for (const page of DETAIL_PAGES) {
    const { kind, country, content } = page;
    if (kind !== "guide" && kind !== "profile" && kind !== "visa") continue;
    for (const { fact, keys } of findFacts(content, [])) {
      if (!isSayable(fact.value) || seen.has(fact)) continue;
      seen.add(fact);
      (list[country] ??= []).push(toListed(fact, labelFrom(keys, page), absoluteUrl(page.path)));
    }
  }
  return list;
}

function isSayable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => typeof part === "string");
  return typeof value === "string" || typeof value === "number";
}

type FoundFact = { fact: Fact; keys: readonly string[] };

/** Every record inside a piece of content with the names that lead to it; places in lists have none. */
function findFacts(content: unknown, keys: readonly string[]): FoundFact[] {
  if (isFact(content)) return [{ fact: content, keys }];
  if (Array.isArray(content)) return content.flatMap((part) => findFacts(part, keys));
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, part]) => findFacts(part, [...keys, key]));
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
  const label = SAFETY_LABELS.get(name) ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const subject = kind === "visa" ? heading.split(": ").at(-1)! : TELLING_GROUPS.has(group) ? group : null;
  const whole = subject ? `${subject}, ${label}` : label;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
