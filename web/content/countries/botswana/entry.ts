import type { PublicPage } from "#domain/facts.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { FEES, OFFICE } from "./permit-rules.ts";
import { lifeSources } from "./sources-of-life.ts";
import { permitSources as sources } from "./sources.ts";

/** All three passports enter without a visa. */
function visitor(passports: string, listedAt: PublicPage): Entry {
  return {
    kind: "nothing",
    rule: read(
      "No visa. The officer at the border writes down how many days you get.",
      OFFICE,
      [listedAt, sources.entryBorder],
      {
        ...FEES,
        passports,
        note: "Emergency and temporary passports need a visa. Children carry a certified birth certificate that names both parents, and an affidavit of the parent who stays behind.",
      },
    ),
    stayDays: 90,
    stay: read(
      "Up to 90 days in a year, all visits together",
      OFFICE,
      [sources.entryYear, sources.entryUs, sources.entryBorder],
      {
        ...FEES,
        note: "Botswana is no place to live on visits: the days do not start anew after a trip across the border.",
      },
    ),
    extension: read(
      "At any immigration office, up to the 90 days; beyond them only while a residence permit is being decided",
      OFFICE,
      [sources.entryYear, sources.entryExtension],
      FEES,
    ),
    fee: read("None", OFFICE, [sources.entryBorder], FEES),
    feeUsd: { from: 0, to: 0 },
    portal: read("None is needed for visits of up to 90 days", OFFICE, [sources.entryBorder, sources.entryCanada], {
      ...FEES,
      note: "Whoever wants to stay longer is told to apply before entering.",
    }),
    processing: read("At the border, on arrival", OFFICE, [sources.entryBorder], FEES),
    passportValidity: read(
      "Six months, with two or three blank pages",
      OFFICE,
      [sources.entryUs, sources.entryAfrica, sources.entryYear],
      FEES,
    ),
    vaccination: read(
      "A yellow fever certificate if you come from or through a country where it occurs",
      OFFICE,
      [sources.yellowFever, sources.yellowFeverRoute, lifeSources.vaccines],
      { ...FEES, note: "That may include a change of planes in Addis Ababa or Nairobi: ask the airline." },
    ),
  };
}

export const botswanaEntry: Readonly<Record<Home, Entry>> = {
  us: visitor("US", sources.entryUs),
  uk: visitor("British", sources.entryAfrica),
  canada: visitor("Canadian", sources.entryCanada),
};
