import { worldWeatherPage } from "./sources.ts";
import { type Fact, fact, isFact, type IsoDate, type PublicPage } from "#domain/facts.ts";

/** What isn't published. It has no figures, so that whatever counts with them may ask either. */
export type NotPublished = {
  /** What names it everywhere, as it does a fact. */
  id?: string;
  amounts?: never;
  time?: never;
  condition?: never;
  allowed?: never;
  reported?: never;
  note?: never;
  notPublished: true;
};

/** A figure or a rule, or that it isn't published. */
export type Known = Fact<string> | NotPublished;

/** A row that is missing where nothing is known. */
export type Maybe = Fact<string> | undefined;

/** The homes that the site speaks to; each is a passport and a tax office. */
export const HOMES = ["us", "uk", "canada"] as const;
export type Home = (typeof HOMES)[number];

/**
 * When a price held: on the day, in the month or in the year that its page names (`2026-02-22`, `2025-11`, `2024`); or, where
 * no page names one, the day on which it was read; of an estimate, the day on which it was made.
 */
export type PriceDay = { kind: "held" | "read" | "made"; on: string };

/** What something costs, and when it did: no price is without a day. */
export type Price = Fact<string> & {
  days: readonly [PriceDay, ...PriceDay[]];
};

/**
 * When a price held: the time that its words name, or the days of its pages; an estimate when it was made.
 * @param asOf the time that the words of a page name
 */
export function priceDays(
  { basis, enteredOn }: Pick<Fact, "basis" | "enteredOn">,
  readAt: readonly PublicPage[],
  asOf?: string,
): Price["days"] {
  if (basis === "estimate") return [{ kind: "made", on: enteredOn }];
  const dated = [...new Set(asOf ? [asOf] : readAt.flatMap(({ date }) => date ?? []))].toSorted().toReversed();
  const days = dated.map((on): PriceDay => ({ kind: "held", on }));
  const isUndated = !asOf && readAt.some(({ date }) => date === null);
  const [first, ...more] = isUndated ? [...days, { kind: "read" as const, on: enteredOn }] : days;
  return [first!, ...more];
}

/** Whether a record is a price, whose days belong beside it. */
export function isPrice(record: Fact): record is Price {
  return "days" in record;
}

/** Whether a value is a record: a fact, or that it isn't published. */
export function isRecord(value: unknown): value is Known {
  return isFact(value) || (typeof value === "object" && value !== null && "notPublished" in value);
}

export function isNotPublished(known: Known): known is NotPublished {
  return "notPublished" in known;
}

/** A figure for each month, January to December. */
export type ByMonth = readonly [
  january: number,
  february: number,
  march: number,
  april: number,
  may: number,
  june: number,
  july: number,
  august: number,
  september: number,
  october: number,
  november: number,
  december: number,
];

/** The weather of a year on average, as figures for a table. */
export type ClimateYear = {
  /** Where it was measured, and in which years. */
  measured: Fact<string>;
  /** By day, in degrees Celsius. */
  highs: ByMonth;
  /** By night, in degrees Celsius. */
  lows: ByMonth;
  /** In millimeters a month. */
  rain: ByMonth;
};

/**
 * What the World Weather Information Service has of a station.
 * @param years the years of the averages; null where the page does not name them
 */
export function worldWeather(
  station: { name: string; wmo: number; years: string | null; id: string; enteredOn: IsoDate; note?: string },
  figures: Omit<ClimateYear, "measured">,
): ClimateYear {
  const { name, wmo, years, id, enteredOn, note } = station;
  const value = years ? `Averages of ${years} in ${name}` : `Averages in ${name}, of years that the page does not name`;
  const readAt = [worldWeatherPage(name, wmo)];
  const measured = fact<string>(value, "summary", "wmo", { id, enteredOn, readAt, ...(note && { note }) });
  return { measured, ...figures };
}

/** A record under its label. */
export type LedgerRow = { label: string; content: Fact<string> };
