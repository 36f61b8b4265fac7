import type { CountryId } from "#domain/countries.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import type { PlanLuggage } from "#domain/plan-answers.ts";

/** The path of a page, as links and search engines know it. */
export type PagePath = `/${string}`;

/** The page of a country's guide (decision: addresses). */
export function guidePath(country: string): PagePath {
  return `/country-guides/${country}`;
}

/** Entry with another passport than the guide's three, in its chapter. */
export function guidePassportsPath(country: string): PagePath {
  return `${chapterPath(country, "entry")}#${PASSPORTS_ID}`;
}

export function guidePrintPath(country: string): PagePath {
  return `${guidePath(country)}/print`;
}

/** What changed in a country in the last twelve months. */
export function guideChangesPath(country: string): PagePath {
  return `${guidePath(country)}/changes`;
}

export function chapterPath(country: string, chapter: ChapterId): PagePath {
  return `${guidePath(country)}/${chapter}`;
}

/** A permit in its chapter, by the id of its record. */
export function guidePermitPath(country: string, permit: string): PagePath {
  return `${chapterPath(country, "permits")}#${permit}`;
}

/** When to stop before paying somebody. */
export const BEFORE_YOU_PAY_PATH: PagePath = "/before-you-pay";

export function beforeYouPayPath(country: CountryId): PagePath {
  return `${BEFORE_YOU_PAY_PATH}/${country}`;
}

/** The part of that page where readers say what they paid. */
export const PAID_ID = "paid";

/** Where a reader says what they paid for a fee, by the id of its record. */
export function reportPath(country: CountryId, fee: string): PagePath {
  return `${beforeYouPayPath(country)}?fee=${fee}#${PAID_ID}`;
}

export function profilePath(country: string): PagePath {
  return `/top-countries/${country}`;
}

/** What a visa type's page is called below its country: `tourist-visa` for `rwanda-tourist-visa`. */
export function visaSlug(country: CountryId, typeId: string): string {
  return typeId.startsWith(`${country}-`) ? typeId.slice(country.length + 1) : typeId;
}

/** The part of the chapter on entry that is about other passports. */
export const PASSPORTS_ID = "passports";

export function cityPath(id: string): PagePath {
  return `/cities/${id}`;
}

/** The page on leaving one of the homes and coming back, by its slug. */
export function leavingPath(slug: string): PagePath {
  return `/leaving/${slug}`;
}

export function planPath(country: string): PagePath {
  return `/my-plan/${country}`;
}

export function visaPath(country: CountryId, typeId: string): PagePath {
  return `/visa-information/${country}/${visaSlug(country, typeId)}`;
}

export function articlePath(id: string): PagePath {
  return `/blog/${id}`;
}

/** The parameter of `/compare` that names countries, and what stands between them there and in a pair's path. */
export const COMPARED_PARAM = "countries";
export const VERSUS = "-vs-";
/** Where `/compare` shows countries. */
export const THREE_ID = "three-at-once";

/** Where two or three countries are compared, whichever is named first: two have a page (decision: addresses). */
export function comparePath(...countries: readonly string[]): PagePath {
  const compared = countries.toSorted().join(VERSUS);
  return countries.length === 2 ? `/compare/${compared}` : `/compare?${COMPARED_PARAM}=${compared}#${THREE_ID}`;
}

/** Where `/compare` shows cities, and the parameter that names them. */
export const CITIES_ID = "cities";

export function compareCitiesPath(...cities: readonly string[]): PagePath {
  return `/compare?${CITIES_ID}=${cities.toSorted().join(VERSUS)}#${CITIES_ID}`;
}

/** The column of a city, likewise. */
export function cityColumnPath(city: string): PagePath {
  return `/compare/columns/cities/${city}.json`;
}

/** The column of a country, as the build writes it for comparing three. */
export function columnPath(country: string): PagePath {
  return `/compare/columns/${country}.json`;
}

/** The steps of a visa, as the build writes them for the calendar that the Worker makes. */
export function visaStepsPath(page: PagePath): PagePath {
  return `/calendar${page}/steps.json`;
}

/** The calendar file of a page, with the day on which its facts fall due for review. */
export function calendarPath(path: PagePath): PagePath {
  return `/calendar${path}.ics`;
}

/** All that a plan for a country is made of, for the browser and the Worker. */
export function planKitPath(country: string): PagePath {
  return `/my-plan/kits/${country}.json`;
}

/** The records of a guide by chapter, for a reader who tells which of them changed. */
export function factRowsPath(country: string): PagePath {
  return `/country-guides/rows/${country}.json`;
}

/** Where the form of the open data is described, and what changed in it from one deployment to the next. */
export const OPEN_DATA_SCHEMA_PATH: PagePath = "/data/facts.schema.json";
export const OPEN_DATA_CHANGES_PATH: PagePath = "/data/changes.json";

/** Everything that is known of a country, for programs as JSON or CSV, and for spreadsheets. */
export function openDataPath(country: string, format: "json" | "csv" | "spreadsheet"): PagePath {
  return `/data/countries/${country}${format === "spreadsheet" ? "-spreadsheet.csv" : `.${format}`}`;
}

/** The form of a plan, filled in with what a page knows of the move. */
export function newPlanPath(known: {
  country: string;
  city?: string;
  reason?: string;
  permit?: string;
  luggage?: PlanLuggage;
}): PagePath {
  return `/my-plan?${new URLSearchParams(known).toString()}`;
}
