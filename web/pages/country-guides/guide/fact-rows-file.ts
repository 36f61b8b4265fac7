import type { CountryId } from "#domain/countries.ts";
import { isFact } from "#domain/facts.ts";
import { townOf } from "#web/content/countries/cities.ts";
import type { Place } from "#web/content/countries/country-record.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { HOME_PASSPORTS } from "#web/content/passports.ts";
import { SAFETY_ROWS } from "#web/content/countries/safety-chapter.ts";
import type { FactRows } from "#web/features/messages/fact-rows.ts";
import { factText } from "#web/lib/fact-text.ts";
import { longDate } from "#web/lib/long-date.ts";
import { toSlug } from "#web/lib/slug.ts";
import { RECORD_TEXTS as texts } from "./record-copy.ts";

/** The rows of a guide's chapters, from which the contact page lets a reader pick the one that changed. */
export function factRowsFile(country: CountryId): Response {
  return Response.json(listFactRows(country));
}

/** Every record of a guide by its chapter, as the guide names it. An id is the way to it: `ghana.homes.advanceRent`. */
export function listFactRows(country: CountryId): FactRows {
  const { record, prose, safety } = recordGuide(country);
  const { entry, permits, belonging, money, homes, goods, health, schools, cities } = record;
  const work = { ...record.work, ...prose?.business };
  const chapters = { entry, permits, belonging, money, homes, goods, work, health, schools, cities, safety };
  return Object.fromEntries(
    Object.entries(chapters).map(([chapter, content]) => [
      chapter,
      rowsIn(content, { ids: [country, chapter], words: [], labels: LABELS[chapter] ?? {} }),
    ]),
  );
}

/** How the chapters name their rows, by the keys of the record. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  entry: { ...HOME_PASSPORTS, ...texts.entry.rows },
  permits: { ...texts.permits.compared, ...texts.permits.rest },
  belonging: { ...texts.belonging.rows, ...texts.belonging.program },
  money: { ...texts.money.rows, ...texts.money.rest, ...texts.money.treaties },
  homes: texts.homes.rows,
  goods: texts.goods.rows,
  work: { ...texts.work.rows, ...texts.work.business },
  health: texts.health.rows,
  schools: texts.schools.rows,
  safety: Object.fromEntries(SAFETY_ROWS.map(({ key, label }) => [key, label])),
};

/** Where in a chapter: the keys that lead there, and the words for those that have any. */
type Step = { ids: readonly string[]; words: readonly string[]; labels: Readonly<Record<string, string>> };

function rowsIn(content: unknown, place: Step): FactRows[string] {
  if (typeof content !== "object" || content === null) return [];
  const row = { id: place.ids.join("."), label: place.words.join(": ") };
  if (isFact(content))
    return [{ ...row, text: factText(content), day: longDate(content.confirmedOn ?? content.enteredOn) }];
  if ("notFoundOn" in content) return [{ ...row, text: "Not found", day: longDate(String(content.notFoundOn)) }];
  return Object.entries(content).flatMap(([key, part]) => rowsIn(part, step(place, key, part)));
}

/** One step further; an element of a list is known by its id or its name. */
function step({ ids, words, labels }: Step, key: string, part: unknown): Step {
  const name = nameOf(part);
  if (name !== null) return { ids: [...ids, idOf(part) ?? toSlug(name)], words: [...words, name], labels };
  // A change of a program is known by its day.
  if (typeof part === "object" && part !== null && "day" in part)
    return { ids: [...ids, String(part.day)], words, labels };
  const word = labels[key] ?? (isGroup(part) ? null : wordsOf(key));
  return { ids: [...ids, key], words: word === null ? words : [...words, word], labels };
}

function nameOf(part: unknown): string | null {
  if (typeof part !== "object" || part === null) return null;
  // Some hospitals have houses of one name in several towns.
  if ("name" in part && "city" in part) return `${String(part.name)}, ${townOf(part as Place)}`;
  if ("name" in part) return String(part.name);
  return "occupation" in part ? String(part.occupation) : null;
}

function idOf(part: unknown): string | null {
  return typeof part === "object" && part !== null && "id" in part ? String(part.id) : null;
}

/** Whether records lie further inside. */
function isGroup(part: unknown): boolean {
  return typeof part === "object" && part !== null && !isFact(part) && !("notFoundOn" in part);
}

/** "climateByMonth" as "Climate by month". */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
