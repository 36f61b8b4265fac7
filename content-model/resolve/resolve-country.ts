import { type Amount, dollarsOf, type Readings } from "#domain/amounts.ts";
import { type Fact, isFact, type PublicPage } from "#domain/facts.ts";
import type { Range } from "#domain/range.ts";
import type { RawCountry } from "#content-model/schema/country-files.ts";
import type { RawGroup } from "#content-model/schema/entry.ts";
import type { RawPapers } from "#content-model/schema/permits.ts";
import type { RawStation } from "#content-model/schema/cities.ts";
import { EVERY_PER_DOLLAR, localCurrency } from "./exchange-rates.ts";
import { paceOf } from "./pace.ts";
import { passportCodes, passportGroup } from "./passport-groups.ts";
import { isRecord, type Known, type Maybe, worldWeather } from "./records.ts";
import { resolver } from "./resolver.ts";
import { pageOf, toPage } from "./sources.ts";

type RawPermit = RawCountry["permits"]["permits"][number];
type RawFamilyFees = Exclude<NonNullable<RawPermit["familyFees"]>, { sameAs: string }>;
type RawEntry = Exclude<RawCountry["entry"]["us"], { sameAs: string }>;
type RawProgram = RawCountry["belonging"]["programs"][number];
type RawCity = RawCountry["cities"]["cities"][number];

/**
 * A country as its pages know it: records in place of references, and the figures that follow from them. A row of which nothing is
 * known is missing, except where silence would read as "nothing".
 */
export type Country = ReturnType<typeof resolveCountry>;
export type CountryRecord = Country["record"];

/** Entry as a visitor, by passport. */
export type Entry = CountryRecord["entry"]["us"];
/** One way to stay. */
export type Permit = CountryRecord["permits"][number];
/** A paper that a permit asks for, and how long it takes to get. */
export type PermitDocument = Permit["documents"][number];
/** How a permit leads to permanent residence or citizenship. */
export type Path = {
  isPublished: boolean;
  /** Years of living there before one may apply, the longest where pages disagree; 0 at once, null where none are named. */
  years: number | null;
  /** What decides whether they are enough, in a few words. */
  condition: string | undefined;
};
/** What a permit asks of a person, as figures that can be compared. */
export type PermitConditions = Permit["conditions"];
/** What permits of the family cost. */
/** A route to belong to a country, and its dated log. */
export type Program = CountryRecord["belonging"]["programs"][number];
export type Safeguards = Country["safeguards"];
/** What a month costs in one city, and what life there is like. */
export type City = CountryRecord["cities"][number];
export type CityComparison = NonNullable<City["comparison"]>;
export type Belonging = CountryRecord["belonging"];
export type Goods = CountryRecord["goods"];
export type CityHomes = City["homes"]["newcomers"];
export type School = CountryRecord["schools"]["schools"][number];
export type Hospital = CountryRecord["health"]["hospitals"][number];
/** What a chapter of a guide comes to, and what to ask whom for what is not published. */
export type ChapterAnswer = Country["chapters"]["entry"];
export type Ask = NonNullable<ChapterAnswer["ask"]>[number];

/**
 * Resolves a country's files, which have passed the check: references, labels, review days, days of prices, names of passports,
 * dollars. What several places use is one object.
 */
export function resolveCountry(country: RawCountry) {
  const { id, currency: money } = country.country;
  const pages = new Map(Object.entries(country.sources).map(([key, source]) => [key, toPage(source)]));
  const page = (key: string): PublicPage => (key.startsWith("/") ? pageOf(key.slice(1)) : pages.get(key)!);
  const { idOf, follow, resolve, fillIn, factOf, notPublished, named, numberOf, rawOf, rawAt } = resolver(id, country, {
    page,
    paceOf,
    defaultsOf: (file) => {
      const values = file === "sources" ? undefined : country[file as Exclude<keyof RawCountry, "sources">];
      return values && "defaults" in values ? values.defaults : undefined;
    },
    find: (other) => {
      throw new Error(`"${other}" is not of ${id}.`);
    },
  });

  const once = (readings: Readings) => dollarsOf(readings, EVERY_PER_DOLLAR, "once");
  const month = (readings: Readings) => dollarsOf(readings, EVERY_PER_DOLLAR, "month");

  const toEntry = kept((raw: RawEntry) => {
    const rows = resolve(raw);
    // For one traveler and one entry; the days are the fewest that `stay` names. Null where they name none.
    return { ...rows, feeUsd: once(rows.fee), stayDays: rows.stay?.time?.days ?? null };
  });

  function toPassportGroup({ who, kind, days, passports, rule }: RawGroup) {
    const { value, basis: _, label: __, reviewOn: ___, office, readAt = [], ...details } = factOf(rule);
    return passportGroup(who, passports === "all others" ? null : passports, String(value), {
      kind,
      ...(days !== undefined && { days }),
      office: office!,
      ...details,
      readAt,
    });
  }

  /** The record that names papers, or that no page lists them in full. */
  function recordOfPapers(raw: RawPapers): Known {
    if ("sameAs" in raw) return recordOfPapers(rawOf(raw.sameAs) as RawPapers);
    return "value" in raw ? (factOf(raw) as Fact<string>) : notPublished(idOf(raw));
  }

  const papersOf = kept((all: readonly RawPapers[]) =>
    all.flatMap((raw) =>
      raw.names.map(({ weeks = null, ...paper }) => ({
        ...paper,
        /** How long it takes to get; null where no page names it. */
        weeks,
        source: recordOfPapers(raw),
        ...(raw.namesSayAll && { namesSayAll: raw.namesSayAll }),
      })),
    ),
  );

  /** What the record that names it asks of the family: of all alike, unless the permit says otherwise. */
  function toFamilyFees({ amounts, child, ...rest }: RawFamilyFees, dependants: Maybe) {
    const record: Readings = rest.feeIn === undefined ? (dependants ?? {}) : feeOf(rest.feeIn);
    const paid = (instead?: readonly Amount[]) => once(instead ? { ...record, amounts: instead } : record);
    return {
      ...rest,
      /** In US dollars; null where no page names it. */
      spouseUsd: paid(amounts),
      childUsd: child === null ? null : paid(child ?? amounts),
    };
  }

  function feeOf(permit: string): Readings {
    const raw = country.permits.permits.find((one) => one.id === permit)?.fee;
    return raw === undefined || raw === "notPublished" ? {} : resolve(raw);
  }

  function factWithId(recordId: string): Fact<string> {
    const found = named(recordId);
    if (typeof found === "string" || !("basis" in found) || !isText(found))
      throw new Error(`"${recordId}" is no fact.`);
    return found;
  }

  const toPermit = kept((raw: RawPermit) => {
    const { conditions, card, documents, first = [], familyFees, closedTo, yearsAsk = {}, ...others } = raw;
    const { yearsToPermanentResidence, yearsToCitizenship, ...rest } = others;
    const rows = resolve(rest, idOf(raw));
    const { fee, dependants, processing, permanentResidence, citizenship } = rows;
    const { income, capital, ...otherConditions } = conditions;
    const cardFee = card?.fee === undefined ? undefined : factWithId(card.fee);
    return {
      ...(card && {
        card: {
          name: card.name,
          ...(card.weeks && { weeks: card.weeks }),
          ...(cardFee && { fee: cardFee, feeUsd: once(cardFee) }),
          ...(card.comesFirst && { comesFirst: true }),
        },
      }),
      ...rows,
      closedTo: closedTo ? passportCodes(closedTo) : [],
      // A permit's own figure wins over that of a record that it shares with others.
      /** The same as `processing` in weeks, for plans; null where it was not found. */
      processingWeeks: or(raw.processingWeeks, processing.time?.weeks),
      leadsTo: {
        permanentResidence: toPath(permanentResidence, yearsToPermanentResidence, yearsAsk.permanentResidence),
        citizenship: toPath(citizenship, yearsToCitizenship, yearsAsk.citizenship),
      },
      /** In US dollars, by amounts that the record of `threshold` names. */
      conditions: {
        ...(income && { monthlyIncomeUsd: month({ amounts: [income] })!.from }),
        ...(capital && { capitalUsd: once({ amounts: [capital] })!.from }),
        ...otherConditions,
      },
      /** The amounts of `fee` in US dollars, those of the first year; null where it has none. */
      ownFeeUsd: once(fee),
      /** Its parts, each with what it pays for; empty where it is one amount. */
      feeParts: (fee.amounts ?? []).flatMap((amount) =>
        amount.label === undefined ? [] : { label: amount.label, usd: once({ amounts: [amount] })! },
      ),
      /** The same with the card's. */
      feeUsd: once(fee.amounts && cardFee ? { amounts: withCard(fee.amounts, cardFee.amounts!) } : fee),
      documents: papersOf(follow(documents)),
      first: first.map(({ kind, record, weeks, there, into }) => ({
        kind,
        record: factWithId(record),
        weeks,
        there,
        into,
      })),
      ...(familyFees !== undefined && {
        familyFees: familyFees && toFamilyFees(follow(familyFees), dependants),
      }),
    };
  });

  function toProgram(raw: RawProgram) {
    const { refuses = [], ownPassport = null, closedTo } = raw;
    const rows = resolve(raw);
    return {
      ...rows,
      costUsd: once(rows.cost),
      refuses,
      ownPassport,
      closedTo: closedTo ? passportCodes(closedTo) : [],
    };
  }

  function toClimate(raw: RawStation) {
    const { station, wmo, years = null, enteredOn, note, ...figures } = raw;
    const measured = { id: `${idOf(raw)}.measured`, enteredOn, ...(note && { note }) };
    return worldWeather({ name: station, wmo, years, ...measured }, figures);
  }

  function toCity(raw: RawCity) {
    const { climateByMonth, comparison, ...rest } = raw;
    const rows = resolve(rest, idOf(raw));
    const climate = climateByMonth && follow(climateByMonth);
    const { homes, basket } = rows;
    const rents = ({ one, two, three }: typeof homes.newcomers) => ({
      one: month(one),
      two: month(two),
      three: month(three),
    });
    const compared = comparison && resolve(comparison);
    return {
      ...rows,
      climateByMonth: climate && ("station" in climate ? toClimate(climate) : resolve(climate)),
      ...(compared && { comparison: { ...compared, usd: month(compared.published)! } }),
      /** The amounts of homes and basket in US dollars, for sums. */
      monthUsd: {
        rents: { newcomers: rents(homes.newcomers), elsewhere: rents(homes.elsewhere) },
        foodPerAdult: month(basket.food),
        transportPerAdult: month(basket.transport),
        utilities: month(basket.utilities),
        internet: month(basket.internet),
        help: month(basket.help),
      },
    };
  }

  const homes = resolve(country.homes);
  const work = resolve(country.work);
  const goods = resolve(country.goods);
  const belonging = resolve(country.belonging);
  const record = {
    id,
    entry: {
      us: toEntry(follow(country.entry.us)),
      uk: toEntry(follow(country.entry.uk)),
      canada: toEntry(follow(country.entry.canada)),
    },
    /** Entry with any other passport. */
    passports: country.passports.groups.map(toPassportGroup),
    permits: atLeastOne(country.permits.permits.map(toPermit)),
    belonging: { ...belonging, programs: country.belonging.programs.map(toProgram) },
    money: resolve(country.money),
    homes: {
      ...homes,
      /** Months of rent that are due when one signs, the deposit included; null where `advanceRent` names none. */
      advanceRentMonths: homes.advanceRent?.time?.months ?? null,
    },
    goods: {
      ...goods,
      /** So many days a foreign license serves, the fewest that its words name; 0 where it does not, null where none are named. */
      drivingLicenseDays: goods.drivingLicense.time?.days ?? null,
    },
    work: {
      ...work,
      /** What people there earn in a month, in US dollars; null where no amount is known. */
      localPayUsd: work.pay[0] ? month(work.pay[0].pay) : null,
    },
    health: resolve(country.health),
    schools: resolve(country.schools),
    family: resolve(country.family),
    rules: resolve(country.rules),
    cities: atLeastOne(country.cities.cities.map(toCity)),
  };

  const { us, uk, canada, usLimits, ...safetyRows } = country.safety;
  const withPage = <Advice extends { source: string }>(advice: Advice) => ({ ...advice, page: page(advice.source) });
  return {
    currency: localCurrency(money.code, money.plural, money.perDollar, money.office, {
      id: `${id}.country.currency`,
      enteredOn: money.enteredOn,
      near: money.near,
      ...(money.source && { page: page(money.source) }),
    }),
    record,
    safety: {
      usLimits,
      us: withPage(us),
      uk: withPage(uk),
      canada: withPage(canada),
      rows: resolve(safetyRows, `${id}.safety`),
    },
    safeguards: resolve(country.safeguards),
    guide: country.guide && resolve(country.guide),
    profile: country.profile && resolve(country.profile),
    visaTypes: country.visas && resolve(country.visas.types),
    chapters: mapValues(country.chapters, ({ answer, ...rest }) => ({ answer: fillIn(answer), ...rest })),
    numberOf,
    /** The places that use a record of another place, with its id. */
    uses: new Map(
      [...rawAt].flatMap(([place, raw]) =>
        "sameAs" in raw ? recordsAt(place, usedBy(raw as { sameAs: string })) : [],
      ),
    ),
  };

  function usedBy(raw: { sameAs: string }): unknown {
    const found = follow<object>(raw);
    return "names" in found ? recordOfPapers(found as RawPapers) : resolve(found);
  }
}

/** A list that the check of the content keeps from being empty. */
function atLeastOne<Item>([first, ...more]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new Error("A list without an entry has passed the check.");
  return [first, ...more];
}

function isText(one: Fact): one is Fact<string> {
  return typeof one.value === "string";
}

/** Remembers what is made of each part: what several places use is one object. */
function kept<Raw extends object, Made>(make: (raw: Raw) => Made): (raw: Raw) => Made {
  const made = new Map<Raw, Made>();
  return (raw) => {
    if (!made.has(raw)) made.set(raw, make(raw));
    return made.get(raw)!;
  };
}

/** A file's own figure, null where it says that there is none; else that of a record. */
function or<Figure extends number | Range>(
  own: Figure | null | undefined,
  ofRecord: Figure | undefined,
): Figure | null {
  return own === undefined ? (ofRecord ?? null) : own;
}

/** Where a permit leads. What it says itself wins over the record that it shares with others. */
function toPath(record: Known, years: number | null | undefined, condition: string | undefined): Path {
  return {
    isPublished: isFact(record),
    years: or(years, record.time?.years),
    condition: condition ?? record.condition,
  };
}

/** The card's amounts, on top of each alternative of the fee. */
function withCard(amounts: readonly Amount[], card: readonly Amount[]): Amount[] {
  return [...amounts.flatMap((amount, index) => (amount.or && index > 0 ? [...card, amount] : amount)), ...card];
}

function mapValues<Key extends string, Value, Made>(
  values: Readonly<Record<Key, Value>>,
  make: (value: Value) => Made,
): Readonly<Record<Key, Made>> {
  const entries = Object.entries<Value>(values).map(([key, value]) => [key, make(value)]);
  return Object.fromEntries(entries) as Record<Key, Made>;
}

/** The ids of a place that uses an entry of another, and of the records there: one, or those of a row of them. */
function recordsAt(place: string, entry: unknown): [place: string, record: string][] {
  if (isRecord(entry)) return [[place, entry.id!]];
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry).flatMap(([key, part]) => (isRecord(part) ? [[`${place}.${key}`, part.id!]] : []));
}
