import { CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { amount } from "#web/lib/amounts.ts";
import { JUST_NOW, MISSING } from "./copy.ts";

// Formats of values in the owner's lists, and the texts for missing ones.

const DATE = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

const AGE = new Intl.RelativeTimeFormat("en-US", { style: "narrow" });

/** The units of an age, the largest first, in milliseconds. */
const AGE_UNITS = [
  ["year", 365 * 24 * 3_600_000],
  ["month", 30 * 24 * 3_600_000],
  ["day", 24 * 3_600_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  [...CALCULATOR_OPTIONS.currentCountry, ...CALCULATOR_OPTIONS.destinationCountry].map(({ value, label }) => [
    value,
    label,
  ]),
);

/** An ISO time in the owner's time zone: "Nov 21, 2026, 02:03 PM". */
export function dateText(isoTime: string): string {
  return DATE.format(new Date(isoTime));
}

/** How long ago an ISO time was, in its largest unit: "3d ago"; within the last minute "just now". */
export function ageText(isoTime: string, now: number = Date.now()): string {
  const age = now - Date.parse(isoTime);
  const unit = AGE_UNITS.find(([, length]) => age >= length);
  return unit ? AGE.format(-Math.floor(age / unit[1]), unit[0]) : JUST_NOW;
}

/** Whole dollars, "$0" where there are none. */
export function wholeDollars(dollars: number | null): string {
  return amount(dollars ?? 0, "USD");
}

/** A country that the calculator knows by a slug. */
export function countryText(slug: string | null): string {
  return slug ? (COUNTRY_NAMES.get(slug) ?? slug) : MISSING.country;
}
