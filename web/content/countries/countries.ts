import { content } from "#content";
import { type CountryId, GUIDE_COUNTRY_IDS, type GuideCountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { type Country, resolveCountry } from "#content-model/resolve/resolve-country.ts";
import { markOneSource, recordsIn } from "#content-model/resolve/record-counts.ts";
import { countryGuide } from "./country-guide.ts";
import { featured, notable } from "./profile.ts";
import { safetyChapter } from "./safety-chapter.ts";
import type { CountryFolder } from "./country-folder.ts";
import { isNotPublished, type Known } from "#content-model/resolve/records.ts";

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
    const raw = content.countries[id];
    if (!raw) return [];
    const country = resolveCountry(raw);
    markOneSource(country.record);
    const folder = toFolder(id, country, raw.country.profile);
    const records = new Map(recordsIn(folder).map((one) => [one.id, one]));
    return [[id, { folder, records, uses: country.uses, numberOf: country.numberOf }]];
  }),
);

/** What pages show of a country, made of its files. */
function toFolder(id: CountryId, country: Country, kind: "featured" | "notable" | undefined): CountryFolder {
  const { currency, record, safeguards, chapters, guide, profile, visaTypes } = country;
  return {
    currency,
    ...(guide && { guide: countryGuide(guideCountry(id), guide) }),
    ...(profile && { profile: toProfile(id, kind, profile) }),
    safeguards,
    record,
    safety: safetyChapter(id, record, country.safety),
    ...(visaTypes && { visas: { country: id, types: visaTypes } }),
    chapters,
  };
}

function guideCountry(id: CountryId): GuideCountryId {
  const found = GUIDE_COUNTRY_IDS.find((one) => one === id);
  if (!found) throw new Error(`"${id}" has no card among the guides.`);
  return found;
}

function toProfile(
  id: CountryId,
  kind: "featured" | "notable" | undefined,
  { investment, climate, ...text }: NonNullable<Country["profile"]>,
) {
  if (kind !== "featured") return notable(id, text);
  if (!investment || !climate) throw new Error(`The profile of "${id}" lacks what a featured one has.`);
  return featured(id, { investment, climate, ...text });
}

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
  const { records, uses } = countries.get(country as CountryId) ?? {};
  const record = records?.get(uses?.get(id) ?? id);
  if (!record) throw new Error(`There is no record "${id}".`);
  return record;
}

/** A number of a country's files as texts repeat it: `nigeria.permits.retirement-n5b.conditions.minimumAge`. */
export function numberOf(id: string): string | undefined {
  const [country] = id.split(".");
  return countries.get(country as CountryId)?.numberOf(id);
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
