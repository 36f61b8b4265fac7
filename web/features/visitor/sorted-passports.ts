import { PASSPORTS } from "#domain/passport-codes.ts";
import { passportName } from "#domain/passport-name.ts";

/** The passports that records tell apart, by the names of their countries. */
export function sortedPassports(): [code: string, name: string][] {
  return PASSPORTS.map((code): [string, string] => [code, passportName(code)]).toSorted(([, a], [, b]) =>
    a.localeCompare(b, "en"),
  );
}
