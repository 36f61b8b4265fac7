import type { Entry, Home } from "./countries/country-record.ts";

/** The passports that have records of their own, in words. */
export const HOME_PASSPORTS: Readonly<Record<Home, string>> = {
  us: "US passport",
  uk: "British passport",
  canada: "Canadian passport",
};

/** What a traveler needs, in a few words. */
export const ENTRY_KINDS: Readonly<Record<Entry["kind"], string>> = {
  nothing: "No visa",
  "visa on arrival": "Visa on arrival",
  "online authorization": "Online authorization",
  "e-visa": "Online visa (e-Visa)",
  visa: "Visa",
};

/** Names that the platform writes at length. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  CD: "DR Congo",
  CG: "Congo (Brazzaville)",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
};

let names: Intl.DisplayNames | undefined;

/** The country of a passport. The first call makes a slow phone wait: none before the visitor asks for names. */
export function passportName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return SHORT_NAMES[code] ?? names.of(code) ?? code;
}
