import { type Fact, fact, type IsoDate, type Pace, type PublicPage } from "#domain/facts.ts";
import { placesOf } from "#content-model/rules/places.ts";
import { numberAt } from "#content-model/rules/quotable.ts";
import type { Defaults, RawPrice, RawRecord, RawReference } from "#content-model/schema/record.ts";
import { EVERY_PER_DOLLAR } from "./exchange-rates.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { detailsOf } from "./record-details.ts";
import { isRecord, type LedgerRow, type NotPublished, type Price, priceDays } from "./records.ts";
import { pageOf } from "./sources.ts";

/** What pages show of what a file says: its records as facts, and in place of a reference what it leads to. */
export type Resolved<Raw> = Raw extends RawReference
  ? never
  : Raw extends { value: string; label: string; enteredOn: IsoDate }
    ? LedgerRow
    : Raw extends { price: string; enteredOn: IsoDate }
      ? Price
      : Raw extends { value: string; enteredOn: IsoDate }
        ? Fact<string>
        : Raw extends { value: readonly string[]; enteredOn: IsoDate }
          ? Fact<readonly string[]>
          : Raw extends "notPublished"
            ? NotPublished
            : Raw extends readonly unknown[]
              ? { readonly [Index in keyof Raw]: Resolved<Raw[Index]> }
              : Raw extends object
                ? { readonly [Key in keyof Raw as Exclude<Key, "defaults">]: Resolved<Raw[Key]> }
                : Raw;

/** A record, a row with one, or words. */
type Named = Fact | NotPublished | LedgerRow | string;

type Surroundings = {
  /** The page with the id of a source. */
  page?: (source: string) => PublicPage;
  /** What the records of a file have in common. */
  defaultsOf?: (file: string) => Defaults;
  paceOf?: (id: string) => Pace;
  /** What an id of another root names. @throws Error where there is nothing */
  find: (id: string) => Named;
};

/**
 * Resolves files whose values have passed the check. What several places use is one object.
 * @param root the first word of their ids
 */
export function resolver(root: string, files: object, { page = sharedPage, defaultsOf, paceOf, find }: Surroundings) {
  const { placeOf, rawAt } = placesOf(root, files);
  const facts = new Map<object, Fact>();
  const unpublished = new Map<string, NotPublished>();

  /** What names a part everywhere: its root and the ids that lead to it. */
  const idOf = (raw: object) => [root, ...placeOf.get(raw)!.ids].join(".");

  /** The part with an id. @throws Error where there is none */
  function rawOf(id: string): object {
    const raw = rawAt.get(id);
    if (!raw) throw new Error(`There is no "${id}" in content.`);
    return raw;
  }

  /** What a reference leads to in the end. The check of the content knows that it leads to something of the same kind. */
  function follow<Part extends object>(raw: Part | RawReference): Exclude<Part, RawReference> {
    return "sameAs" in raw ? follow(rawOf(raw.sameAs) as Part) : (raw as Exclude<Part, RawReference>);
  }

  /** The record, row or words with an id. @throws Error where there is none */
  function named(id: string): Named {
    if (!id.startsWith(`${root}.`)) return find(id);
    const found: unknown = resolve(rawOf(id));
    if (isRecord(found) || isRow(found)) return found;
    throw new Error(`"${id}" is no record.`);
  }

  /** A number of the files with an id, as a text repeats it. */
  function numberOf(id: string): string | undefined {
    return numberAt(rawAt, id);
  }

  function fillIn(text: string): string {
    return fillPlaceholders(text, EVERY_PER_DOLLAR, (id) => {
      const found = numberOf(id) ?? named(id);
      const record = typeof found === "string" ? found : isRow(found) ? found.content : found;
      if (typeof record !== "string" && "notPublished" in record) throw new Error(`"${id}" isn't published.`);
      return record;
    });
  }

  function factOf(raw: RawRecord | RawPrice): Fact {
    const known = facts.get(raw);
    if (known) return known;
    const { file } = placeOf.get(raw)!;
    const { office: usualOffice = null, passports } = defaultsOf?.(file) ?? {};
    const id = idOf(raw);
    const pace = paceOf?.(id);
    const { basis = "summary", office = usualOffice } = raw;
    const details = detailsOf(raw, { id, ...(pace && { pace }), passports, page, fillIn });
    const value = "price" in raw ? raw.price : Array.isArray(raw.value) ? raw.value.map(fillIn) : fillIn(raw.value);
    const made = fact<string | string[]>(value, basis, office, details);
    const record = "price" in raw ? { ...made, days: priceDays(made, (raw.sources ?? []).map(page), raw.asOf) } : made;
    facts.set(raw, record);
    return record;
  }

  /** That a row isn't published. @param id of the row */
  function notPublished(id: string): NotPublished {
    if (!unpublished.has(id)) unpublished.set(id, { id, notPublished: true });
    return unpublished.get(id)!;
  }

  /** @param id of the part, where it is a copy of one of the files' with fewer keys */
  function resolve<Raw>(raw: Raw, id?: string): Resolved<Raw>;
  function resolve(raw: unknown, id?: string): unknown {
    if (typeof raw !== "object" || raw === null) return raw;
    if (Array.isArray(raw)) return raw.map((part: unknown) => resolve(part));
    if (isUse(raw)) {
      const found = raw.sameAs.startsWith(`${root}.`) ? resolve(rawOf(raw.sameAs)) : find(raw.sameAs);
      return "label" in raw ? { label: raw.label, content: isRow(found) ? found.content : found } : found;
    }
    if (isRaw(raw)) return "label" in raw ? { label: raw.label, content: factOf(raw) } : factOf(raw);
    return Object.fromEntries(
      Object.entries(raw).flatMap(([key, part]) => {
        if (key === "defaults") return [];
        return [[key, part === "notPublished" ? notPublished(`${id ?? idOf(raw)}.${key}`) : resolve(part)]];
      }),
    );
  }

  return { idOf, follow, resolve, fillIn, factOf, notPublished, named, numberOf, rawOf, rawAt };
}

function sharedPage(source: string): PublicPage {
  return pageOf(source.slice(1));
}

function isUse(raw: object): raw is RawReference & { label?: string } {
  return "sameAs" in raw;
}

function isRaw(raw: object): raw is (RawRecord | RawPrice) & { label?: string } {
  return "enteredOn" in raw && ("value" in raw || "price" in raw);
}

function isRow(part: unknown): part is LedgerRow {
  return typeof part === "object" && part !== null && "label" in part && "content" in part;
}
