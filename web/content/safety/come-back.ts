import type { CountryId } from "#domain/countries.ts";
import { type Fact, fact, type IsoDate } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";

/** The day on which we read the pages on coming back, and looked for newer ones. */
export const COME_BACK_READ_ON: IsoDate = "2026-11-23";

/** Where the rules of all three countries for a spouse and a parent stand. */
export const COME_BACK_LINK = {
  to: "/returning#come-back",
  label: "Can we come back? US, UK and Canadian rules for a spouse or a parent",
} as const;

type UsLimit = {
  /** What the proclamation in force since January 1, 2026 suspends. */
  entry: "all visas" | "most visas" | "nothing";
  /** Whether immigrant visas have been paused since January 21, 2026. */
  isPaused: boolean;
  /** From which day visitors post a bond; not stated where visitor visas are suspended. */
  bondSince?: string;
};

/** What the US limits on the passports of the thirteen countries, on the pages that we read. */
export const US_LIMITS: Readonly<Record<CountryId, UsLimit>> = {
  ghana: { entry: "nothing", isPaused: true },
  kenya: { entry: "nothing", isPaused: false },
  "south-africa": { entry: "nothing", isPaused: false },
  tanzania: { entry: "most visas", isPaused: true },
  mauritius: { entry: "nothing", isPaused: false, bondSince: "April 2, 2026" },
  egypt: { entry: "nothing", isPaused: true },
  "sierra-leone": { entry: "all visas", isPaused: true },
  senegal: { entry: "most visas", isPaused: true },
  rwanda: { entry: "nothing", isPaused: true },
  ethiopia: { entry: "nothing", isPaused: true, bondSince: "April 2, 2026" },
  botswana: { entry: "nothing", isPaused: false, bondSince: "January 1, 2026" },
  morocco: { entry: "nothing", isPaused: true },
  nigeria: { entry: "most visas", isPaused: true },
};

const SUSPENDED = {
  "all visas": "no visa, for immigrants or visitors,",
  "most visas": "no immigrant visa, and no visa for visitors, students or exchange,",
} as const;

/** Whether a spouse or a parent who has only this country's passport can move to the US; a record of the chapter. */
export function comeBackToUs(country: CountryId, name: string): Fact<string> {
  const { entry, isPaused, bondSince } = US_LIMITS[country];
  const sentences = [
    ...(entry === "nothing"
      ? []
      : [`Since January 1, 2026 the US issues ${SUSPENDED[entry]} on a passport of ${name}, with few exceptions.`]),
    ...(isPaused
      ? [`Since January 21, 2026 immigrant visas for nationals of ${name} are paused, with no end named.`]
      : []),
    entry !== "nothing" || isPaused
      ? "A spouse or a parent who has only this passport cannot move to the US with you while this holds, even if you are a US citizen. A second passport of a country that is not named is an exception."
      : `${name} is on neither list: not on that of the proclamation of December 2025, nor on that of the countries whose immigrant visas are paused. A spouse or a parent applies for an immigrant visa as before.`,
    ...(bondSince ? [`For a visit, a bond of $5,000 to $15,000 can be asked since ${bondSince}.`] : []),
  ];
  return fact(sentences.join(" "), "summary", "us-visas", {
    enteredOn: COME_BACK_READ_ON,
    readAt: [
      PUBLIC_PAGES.usEntrySuspension,
      PUBLIC_PAGES.usImmigrantPause,
      ...(bondSince ? [PUBLIC_PAGES.usVisaBondsAfrica, PUBLIC_PAGES.usVisaBondsApril] : []),
    ],
    note: "The pages are of December 2025 to April 2026. Later changes: not found, looked on November 23, 2026. Ask the State Department before you marry, move or give up a green card.",
  });
}
