import { countryById, type CountryId } from "#domain/countries.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { townOf } from "#web/content/countries/cities.ts";
import { isRecord, type Known, type Place } from "#web/content/countries/country-record.ts";
import { SAFEGUARD_LABELS } from "#web/content/countries/safeguard-labels.ts";
import { SAFETY_ROWS } from "#web/content/countries/safety-chapter.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import { RECORD_TEXTS as texts } from "./record-copy.ts";

/** A record with the name of its row: "Class D: Fee", in two: whose row it is, and the row's own name. */
export type LabeledRecord = { label: string; of: string; row: string; record: Known };

/** Every record of a chapter, as the guide names its row. One that several rows use stands in each of them. */
export function labeledRecords(content: unknown, chapter: string): LabeledRecord[] {
  return rowsIn(content, { words: [], labels: LABELS[chapter] ?? {} });
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
  country: { perDollar: "Units of its currency for one US dollar" },
  entry: { ...HOME_PASSPORTS, ...texts.entry.rows },
  permits: { ...texts.permits.compared, ...texts.permits.rest, source: texts.permits.documents },
  belonging: {
    ...texts.belonging.rows,
    ...texts.belonging.program,
    ...texts.belonging.more,
    ...texts.belonging.secondGeneration,
  },
  money: { ...texts.money.rows, ...texts.money.rest, ...texts.money.treaties },
  homes: texts.homes.rows,
  goods: { ...texts.goods.rows, ...texts.driving.rows, ...texts.pets.rows },
  driving: { ...texts.driving.rows, roads: texts.driving.roads },
  pets: texts.pets.rows,
  work: { ...texts.work.rows, ...texts.work.business },
  health: texts.health.rows,
  schools: texts.schools.rows,
  family: texts.family.rows,
  rules: texts.rules.rows,
  safeguards: SAFEGUARD_LABELS,
  safety: Object.fromEntries(SAFETY_ROWS.map(({ key, label }) => [key, label])),
  guide: { highlights: "Highlight" },
  profile: { highlights: "Highlight" },
};

/** Where in a chapter: the words that lead there, and those for the keys of its records. */
type Step = { words: readonly string[]; labels: Readonly<Record<string, string>> };

function rowsIn(content: unknown, place: Step): LabeledRecord[] {
  if (typeof content !== "object" || content === null) return [];
  if (isRecord(content)) {
    const { words } = place;
    const names = { label: words.join(": "), of: words.slice(0, -1).join(", "), row: words.at(-1) ?? "" };
    return [{ ...names, record: content }];
  }
  if (Array.isArray(content)) return content.flatMap((part) => rowsIn(part, step(place, nameOf(part))));
  return Object.entries(content).flatMap(([key, part]) =>
    rowsIn(part, step(place, place.labels[key] ?? (isRecord(part) ? wordsOf(key) : null))),
  );
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

/** "climateByMonth" as "Climate by month". */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
