import type { Home } from "#content-model/resolve/records.ts";
import type { EntryKind } from "#content-model/schema/entry.ts";

/** The passports that have records of their own, in words. */
export const HOME_PASSPORTS: Readonly<Record<Home, string>> = {
  us: "US passport",
  uk: "British passport",
  canada: "Canadian passport",
};

/** What a traveler needs, in a few words. */
export const ENTRY_KINDS: Readonly<Record<EntryKind, string>> = {
  nothing: "No visa",
  "visa on arrival": "Visa on arrival",
  "online authorization": "Online authorization",
  "e-visa": "Online visa (e-Visa)",
  visa: "Visa",
};
