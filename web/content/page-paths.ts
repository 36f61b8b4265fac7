import type { CountryId } from "#domain/countries.ts";

/** The path of a page, as links and search engines know it. */
export type PagePath = `/${string}`;

/** The page of a country's guide (decision: addresses). */
export function guidePath(country: string): PagePath {
  return `/country-guides/${country}`;
}

/** The page of a country's profile. */
export function profilePath(country: string): PagePath {
  return `/top-countries/${country}`;
}

/** What a visa type's page is called below its country: `tourist-visa` for `rwanda-tourist-visa`. */
export function visaSlug(country: CountryId, typeId: string): string {
  return typeId.startsWith(`${country}-`) ? typeId.slice(country.length + 1) : typeId;
}

/** The page of a visa type. */
export function visaPath(country: CountryId, typeId: string): PagePath {
  return `/visa-information/${country}/${visaSlug(country, typeId)}`;
}

/** The page of an article. */
export function articlePath(id: string): PagePath {
  return `/blog/${id}`;
}

/** What "See Detailed Report" and its like lead to: the guide, or the profile of a country without one. */
export function reportPath({ id, hasGuide }: { id: CountryId; hasGuide: boolean }): PagePath {
  return hasGuide ? guidePath(id) : profilePath(id);
}

/** The parameter of `/compare` that names three countries, and what stands between them there and in a pair's path. */
export const COMPARED_PARAM = "countries";
export const VERSUS = "-vs-";
/** Where `/compare` shows three countries. */
export const THREE_ID = "three-at-once";

/** Where two or three countries are compared, whichever is named first: two have a page (decision: addresses). */
export function comparePath(...countries: readonly string[]): PagePath {
  const compared = countries.toSorted().join(VERSUS);
  return countries.length === 2 ? `/compare/${compared}` : `/compare?${COMPARED_PARAM}=${compared}#${THREE_ID}`;
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
