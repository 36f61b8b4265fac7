import { EVERY_PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { type Fact, fact, isFact } from "#domain/facts.ts";
import type { Known } from "#web/content/countries/country-record.ts";
import { factOf } from "#web/content/countries/countries.ts";
import { detailsOf } from "#web/content/record-details.ts";
import { fillPlaceholders } from "#web/content/fill-placeholders.ts";
import { placesOf } from "#content-model/rules/places.ts";
import type { RawRecord, RawUse } from "#content-model/schema/record.ts";

type Labeled = { label: string };

/**
 * Makes what pages show of files that belong to no country: facts of their records, and rows of those with a label.
 * @param root the first word of their ids
 * @param words what their texts may name that is no record
 * @param findElsewhere the entry with an id of another root; a country's by default
 */
export function resolver(
  root: string,
  files: object,
  words: Readonly<Record<string, string>>,
  findElsewhere: (id: string) => unknown = factOf,
) {
  const { placeOf, rawAt } = placesOf(root, files);
  const made = new Map<object, unknown>();
  const fillIn = (text: string) =>
    fillPlaceholders(text, EVERY_PER_DOLLAR, (id) => words[id] ?? (recordIn(entryOf(id)) as Fact));

  const idOf = (raw: object) => [root, ...placeOf.get(raw)!.ids].join(".");

  /** @throws Error where there is no entry with the id */
  function entryOf(id: string): unknown {
    if (!id.startsWith(`${root}.`)) return findElsewhere(id);
    const raw = rawAt.get(id);
    if (!raw) throw new Error(`There is no "${id}" in content/${root}.`);
    return resolve(raw);
  }

  function toFact(raw: RawRecord): Fact {
    const { value, basis = "summary", office = null } = raw;
    return fact(fillIn(String(value)), basis, office, detailsOf(raw, { id: idOf(raw), fillIn }));
  }

  function toKnown(raw: object): unknown {
    if ("use" in raw) return recordIn(entryOf((raw as RawUse).use));
    return toFact(raw as RawRecord);
  }

  function make(raw: object): unknown {
    if (Array.isArray(raw)) return raw.map(resolve);
    if ("use" in raw && !("label" in raw)) return entryOf((raw as RawUse).use);
    if ("value" in raw || "use" in raw) {
      const content = toKnown(raw);
      return "label" in raw ? { label: (raw as Labeled).label, content } : content;
    }
    return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, resolve(part)]));
  }

  function resolve(raw: unknown): unknown {
    if (typeof raw !== "object" || raw === null) return raw;
    if (!made.has(raw)) made.set(raw, make(raw));
    return made.get(raw);
  }

  return { resolve, entryOf };
}

/** A record, or that of a row. */
function recordIn(entry: unknown): Known {
  return isFact(entry) ? (entry as Fact<string>) : (entry as { content: Known }).content;
}
