import { content } from "#content";
import type { CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { resolveCountry } from "./resolve-country.ts";
import type { CountryFolder } from "./country-folder.ts";
import { isNotPublished, type Known } from "./country-record.ts";

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
  "benin",
] as const satisfies readonly CountryId[];

const countries = new Map(
  ORDER.flatMap((id) => {
    const country = content.countries[id];
    return country ? [[id, resolveCountry(country)]] : [];
  }),
);

/** Every country's folder, in the order of the cards. */
export const COUNTRY_FOLDERS = Object.fromEntries([...countries].map(([id, { folder }]) => [id, folder])) as Readonly<
  Record<CountryId, CountryFolder>
>;

/** Every country's folder, for lists of one kind of page. */
export const FOLDERS: readonly CountryFolder[] = Object.values(COUNTRY_FOLDERS);

/** The places of a country that use the record of another, with its id: `kenya.permits.class-g.applyAt` is shared. */
export function usesIn(country: CountryId): ReadonlyMap<string, string> {
  return countries.get(country)!.uses;
}

/**
 * The record with an id, `kenya.permits.class-d.fee`, or the one that a place uses.
 * @throws Error where there is none
 */
export function knownOf(id: string): Known {
  const [country] = id.split(".");
  const record = countries.get(country as CountryId)?.knownOf(id);
  if (!record) throw new Error(`There is no record "${id}".`);
  return record;
}

/**
 * The fact with an id.
 * @throws Error where there is none, or where it isn't published: a text then has to say something else
 */
export function factOf(id: string): Fact<string> {
  const known = knownOf(id);
  if (isNotPublished(known)) throw new Error(`"${id}" isn't published.`);
  return known;
}
