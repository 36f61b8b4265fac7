import { countryById, type CountryId } from "#domain/countries.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { townOf } from "#web/content/countries/cities.ts";
import { isRecord, type Known } from "#content-model/resolve/records.ts";
import { type Place } from "#content-model/schema/place.ts";
import { CHAPTER_ROWS, COUNTRY_TITLES, DOCUMENTS_TITLE } from "#web/content/countries/chapter-rows.ts";
import { SAFETY_TITLES } from "#web/content/countries/safety-chapter.ts";

/** A record with the name of its row: "Class D: Fee", in two: whose row it is, and the row's own name; with its key. */
export type LabeledRecord = { key: string; label: string; of: string; row: string; record: Known };

/** Every record of a chapter, as the guide names its row. One that several rows use stands in each of them. */
export function labeledRecords(content: unknown, chapter: string): LabeledRecord[] {
  return rowsIn(content, "", { words: [], labels: LABELS[chapter] ?? {} });
}

/** All that is known of a country, by the first word of its records' ids after the country. */
export function sectionsOf(country: CountryId): Readonly<Record<string, unknown>> {
  const { record, safety, safeguards, guide, profile, visas, currency } = COUNTRY_FOLDERS[country];
  const { id: _, ...sections } = record;
  const { capital, languages, currency: money, population } = countryById(country);
  return {
    catalog: { capital, languages, currency: money, population },
    ...sections,
    safety: safety.rows,
    safeguards,
    visas: visas?.types,
    guide,
    profile,
    country: currency,
  };
}

/** How the chapters name their rows, by the keys of the record. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...COUNTRY_TITLES,
  permits: { ...COUNTRY_TITLES.permits, documents: "", source: DOCUMENTS_TITLE },
  driving: { ...CHAPTER_ROWS.driving, roads: SAFETY_TITLES.roads },
  work: { ...CHAPTER_ROWS.work, ...CHAPTER_ROWS.business },
  pets: CHAPTER_ROWS.pets,
  safety: SAFETY_TITLES,
};

/** Where in a chapter: the words that lead there, and those for the keys of its records. */
type Step = { words: readonly string[]; labels: Readonly<Record<string, string>> };

function rowsIn(content: unknown, key: string, place: Step): LabeledRecord[] {
  if (typeof content !== "object" || content === null) return [];
  if (isRecord(content)) {
    const { words } = place;
    const names = { label: words.join(": "), of: words.slice(0, -1).join(", "), row: words.at(-1) ?? "" };
    return [{ key, ...names, record: content }];
  }
  if (Array.isArray(content)) return content.flatMap((part) => rowsIn(part, key, step(place, nameOf(part))));
  return Object.entries(content).flatMap(([name, part]) => rowsIn(part, name, step(place, place.labels[name] || null)));
}

function step({ words, labels }: Step, word: string | null): Step {
  return { words: word === null ? words : [...words, word], labels };
}

/** How an element of a list is called. */
function nameOf(part: unknown): string | null {
  if (typeof part !== "object" || part === null) return null;
  // Some hospitals have houses of one name in several towns.
  if ("name" in part && "city" in part) return `${String(part.name)}, ${townOf(part as Place)}`;
  const name = ["name", "occupation", "who"].find((key) => key in part);
  return name ? String(part[name as keyof typeof part]) : null;
}
