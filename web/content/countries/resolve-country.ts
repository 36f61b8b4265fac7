import type { GuideCountryId } from "#domain/countries.ts";
import { evidenceOf, type Fact, fact, type OfficeId, type PublicPage } from "#domain/facts.ts";
import { EVERY_PER_DOLLAR, localCurrency } from "#web/content/exchange-rates.ts";
import type { CountryFolder } from "./country-folder.ts";
import { countryGuide } from "./country-guide.ts";
import {
  type CountryRecord,
  isNotPublished,
  isRecord,
  type Known,
  type Price,
  priceDays,
  type Safeguards,
  worldWeather,
} from "./country-record.ts";
import { figuresBeside } from "./figures-beside.ts";
import { passportGroup } from "./passport-groups.ts";
import { featured, notable } from "./profile.ts";
import { decisiveRecords, recordsIn } from "./record-counts.ts";
import { safetyChapter } from "./safety-chapter.ts";
import type { VisaCountry } from "./visa-type.ts";
import { detailsOf } from "#web/content/record-details.ts";
import { pageOf, toPage } from "#web/content/sources.ts";
import { paceOf } from "./pace.ts";
import { fillPlaceholders } from "#web/content/fill-placeholders.ts";
import { placesOf } from "#content-model/rules/places.ts";
import type { Defaults, RawPrice, RawRecord, RawUse } from "#content-model/schema/record.ts";
import type { FileName, RawCountry } from "#content-model/schema/country-files.ts";
import type { RawGroup } from "#content-model/schema/entry.ts";
import type { RawPapers } from "#content-model/schema/permits.ts";
import type { RawStation } from "#content-model/schema/cities.ts";

/** Entries whose id pages use, told by a key that only they have: permits, programs, cities and visa types. */
const HAS_ID_ON_PAGES = ["reasons", "proof", "districts", "duration"];
/** Keys that only the files need. */
const FILE_KEYS = new Set(["defaults", "shared"]);

/**
 * A country's folder, made of values that read.ts has checked. What the files say once and the pages need in full is derived
 * here: labels, review days, days of prices, names of passports, dollars. An entry that several places use is one object.
 * @returns the folder; what records of other places are used where, by id; and what finds the record with an id or at a place
 */
export function resolveCountry(country: RawCountry) {
  const { id, currency: money, profile: profileKind } = country.country;
  const { placeOf, rawAt } = placesOf(id, country);
  const pages = new Map(Object.entries(country.sources).map(([key, page]) => [key, toPage(page)]));
  const made = new Map<object, unknown>();
  const paperRecords = new Map<object, unknown>();

  const page = (key: string): PublicPage => (key.startsWith("/") ? pageOf(key.slice(1)) : pages.get(key)!);
  const currency = localCurrency(money.code, money.plural, money.perDollar, money.office, {
    id: `${id}.country.currency`,
    enteredOn: money.entered,
    near: money.near,
    ...(money.source && { page: page(money.source) }),
  });
  const feeOf = (permit: string): Known => {
    const feeId = `${id}.permits.${permit}.fee`;
    return rawAt.has(feeId) ? (entryOf(feeId) as Known) : { id: feeId, notPublished: true };
  };

  /** Throws Error where there is no entry with the id. */
  function entryOf(entryId: string): unknown {
    const raw = rawAt.get(entryId);
    if (raw === undefined) throw new Error(`There is no "${entryId}" in content/countries.`);
    return "names" in raw ? recordOfPapers(raw as RawPapers) : resolve(raw);
  }

  /** What names a record everywhere: its country and the ids that lead to it. */
  const idOf = (raw: object) => [id, ...placeOf.get(raw)!.ids].join(".");

  const fillIn = (text: string) => fillPlaceholders(text, EVERY_PER_DOLLAR, (entryId) => entryOf(entryId) as Fact);

  function defaultsOf(raw: object): NonNullable<Defaults> {
    const file = country[placeOf.get(raw)!.file as FileName];
    return (file && "defaults" in file && (file.defaults as Defaults)) || {};
  }

  function officeOf(raw: RawRecord | RawPrice): OfficeId | null {
    return raw.office === undefined ? (defaultsOf(raw).office ?? null) : raw.office;
  }

  function detailsAt(raw: RawRecord | RawPrice) {
    const recordId = idOf(raw);
    return detailsOf(raw, { id: recordId, pace: paceOf(recordId), passports: defaultsOf(raw).passports, page, fillIn });
  }

  function toFact(raw: RawRecord): Fact<string | string[]> {
    const { value, basis = "summary" } = raw;
    const words = typeof value === "string" ? fillIn(value) : value.map(fillIn);
    return fact<string | string[]>(words, basis, officeOf(raw), detailsAt(raw));
  }

  function toPrice(raw: RawPrice): Price {
    const { price, basis = "summary", sources = [], asOf } = raw;
    const record = fact<string>(price, basis, officeOf(raw), detailsAt(raw));
    return { ...record, days: priceDays(record, sources.map(page), asOf) };
  }

  /** The answers of the chapters with the words of the records that they name. */
  function fillAnswers(chapters: RawCountry["chapters"]) {
    const filled = Object.entries(chapters).map(([name, { answer, ask }]) => [name, { answer: fillIn(answer), ask }]);
    return Object.fromEntries(filled) as CountryFolder["chapters"];
  }

  function toClimate(raw: RawStation) {
    const { station, wmo, years = null, entered, note, ...figures } = raw;
    const measured = { id: `${idOf(raw)}.measured`, enteredOn: entered, ...(note && { note }) };
    return worldWeather({ name: station, wmo, years, ...measured }, figures);
  }

  function toPassportGroup({ who, kind, days, passports, rule }: RawGroup) {
    const { pace: _, method: __, ...details } = detailsAt(rule);
    return passportGroup(who, passports === "all others" ? null : passports, rule.value, {
      kind,
      ...(days !== undefined && { days }),
      office: officeOf(rule)!,
      ...details,
      readAt: rule.sources!.map(page) as [PublicPage, ...PublicPage[]],
    });
  }

  /** The papers that a permit asks for, each with the record that names it. */
  function toPapers(raw: RawPapers) {
    const { namesSayAll } = raw;
    return raw.names.map(({ weeks = null, ...paper }) => ({
      ...paper,
      weeks,
      source: recordOfPapers(raw),
      ...(namesSayAll && { namesSayAll }),
    }));
  }

  function recordOfPapers(raw: RawPapers): unknown {
    if ("use" in raw) return entryOf(raw.use);
    if (!paperRecords.has(raw))
      paperRecords.set(raw, "value" in raw ? toFact(raw) : { id: idOf(raw), notPublished: true });
    return paperRecords.get(raw);
  }

  /** What an entry of the files is, told by its first key; the schema has seen that it is whole. */
  function make(raw: object): unknown {
    if (Array.isArray(raw)) return raw.flatMap(resolve);
    if ("names" in raw) return toPapers(raw as RawPapers);
    if ("use" in raw) return entryOf((raw as RawUse).use);
    if ("value" in raw) return toFact(raw as RawRecord);
    if ("station" in raw) return toClimate(raw as RawStation);
    if ("who" in raw) return toPassportGroup(raw as RawGroup);
    if ("price" in raw) return toPrice(raw as RawPrice);
    const keepsId = HAS_ID_ON_PAGES.some((key) => key in raw);
    const parts = Object.entries(raw).filter(([key]) => !FILE_KEYS.has(key) && (keepsId || key !== "id"));
    const rows = Object.fromEntries(
      parts.map(([key, part]) => [
        key,
        part === "notPublished" ? { id: `${idOf(raw)}.${key}`, notPublished: true } : resolve(part),
      ]),
    );
    return {
      ...rows,
      ...figuresBeside(raw, rows, EVERY_PER_DOLLAR, feeOf, (entryId) => entryOf(entryId) as Fact<string>),
    };
  }

  function resolve(raw: unknown): unknown {
    if (typeof raw !== "object" || raw === null) return raw;
    if (!made.has(raw)) made.set(raw, make(raw));
    return made.get(raw);
  }

  const { entry, belonging, homes, goods, work, health, schools, passports, permits, cities } = country;
  const record = {
    id,
    entry: resolve(entry),
    passports: resolve(passports.groups),
    permits: resolve(permits.permits),
    belonging: resolve(belonging),
    money: resolve(country.money),
    homes: resolve(homes),
    goods: resolve(goods),
    work: resolve(work),
    health: resolve(health),
    schools: resolve(schools),
    family: resolve(country.family),
    rules: resolve(country.rules),
    cities: resolve(cities.cities),
  } as CountryRecord;
  markOneSource(record);
  const { us, uk, canada, usLimits, defaults: _, ...safetyRows } = country.safety;
  const withPage = <Advice extends { source: string }>(advice: Advice) => ({ ...advice, page: page(advice.source) });
  const safety = {
    usLimits,
    us: withPage(us),
    uk: withPage(uk),
    canada: withPage(canada),
    rows: resolve(safetyRows),
  } as Parameters<typeof safetyChapter>[2];
  const guide = country.guide && (resolve(country.guide) as Parameters<typeof countryGuide>[1]);
  const profile = country.profile && (resolve(country.profile) as Parameters<typeof featured>[1]);
  const types = country.visas && (resolve(country.visas.types) as VisaCountry["types"]);
  const folder: CountryFolder = {
    currency,
    ...(guide && { guide: countryGuide(id as GuideCountryId, guide) }),
    ...(profile && { profile: profileKind === "featured" ? featured(id, profile) : notable(id, profile) }),
    safeguards: resolve(country.safeguards) as Safeguards,
    record,
    safety: safetyChapter(id, record, safety),
    ...(types && { visas: { country: id, types } }),
    chapters: fillAnswers(country.chapters),
  };
  const records = new Map(recordsIn(folder).map((one) => [one.id, one]));
  const uses = new Map([...rawAt].flatMap(([place, raw]) => ("use" in raw ? recordsAt(place, entryOf(place)) : [])));
  return { folder, uses, knownOf: (recordId: string) => records.get(uses.get(recordId) ?? recordId) };
}

/** Marks what decides a move and rests on one source today. */
function markOneSource(record: CountryRecord) {
  const today = new Date().toISOString().slice(0, 10);
  for (const known of Object.values(decisiveRecords(record)))
    if (!isNotPublished(known) && evidenceOf(known, today) === "one source") known.isOneSource = true;
}

/** The ids of a place that uses an entry of another, and of the records there: one, or those of a row of them. */
function recordsAt(place: string, entry: unknown): [place: string, record: string][] {
  if (isRecord(entry)) return [[place, entry.id!]];
  return Object.entries(entry as object).flatMap(([key, part]) =>
    isRecord(part) ? [[`${place}.${key}`, part.id!]] : [],
  );
}
