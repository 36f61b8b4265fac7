import { content } from "#content";
import type { CountryId } from "#domain/countries.ts";
import { type Fact, isFact } from "#domain/facts.ts";
import { resolveCountry } from "./resolve-country.ts";
import type { CountryFolder } from "./country-folder.ts";

/** The order of the cards of guides, profiles and visas. */
const ORDER = [
  "ghana",
  "kenya",
  "rwanda",
  "south-africa",
  "nigeria",
  "morocco",
  "ethiopia",
  "botswana",
  "senegal",
  "mauritius",
  "tanzania",
  "egypt",
  "sierra-leone",
] as const satisfies readonly CountryId[];

const countries = new Map(ORDER.map((id) => [id, resolveCountry(content.countries[id]!)]));

/** Every country's folder, in the order of the cards. */
export const COUNTRY_FOLDERS = Object.fromEntries(ORDER.map((id) => [id, countries.get(id)!.folder])) as Readonly<
  Record<CountryId, CountryFolder>
>;

/** Every country's folder, for lists of one kind of page. */
export const FOLDERS: readonly CountryFolder[] = Object.values(COUNTRY_FOLDERS);

/**
 * The record with an id: `kenya.permits.class-d.fee`.
 * @throws Error where there is none, or where it was not found on any page
 */
export function factOf(id: string): Fact<string> {
  const [country] = id.split(".");
  const record: unknown = countries.get(country as CountryId)?.entryOf(id);
  if (!isFact(record)) throw new Error(`There is no record "${id}".`);
  return record as Fact<string>;
}
