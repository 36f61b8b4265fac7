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

/** The page that compares two or three countries, whichever is named first. */
export function comparePath(...countries: readonly string[]): PagePath {
  return `/compare/${countries.toSorted().join("-vs-")}`;
}

/** The steps of a visa, as the build writes them for the calendar that the Worker makes. */
export function visaStepsPath(page: PagePath): PagePath {
  return `/calendar${page}/steps.json`;
}

/** The calendar file of a page, with the day on which its facts fall due for review. */
export function calendarPath(path: PagePath): PagePath {
  return `/calendar${path}.ics`;
}
