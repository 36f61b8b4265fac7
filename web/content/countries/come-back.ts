import { type Fact, fact, type IsoDate } from "#domain/facts.ts";
import { pageOf } from "#content-model/resolve/sources.ts";

/** The day on which we read the pages on coming back, and looked for newer ones. */
export const COME_BACK_READ_ON: IsoDate = "2026-11-23";

/** The day on which we read those on the US limits again. */
export const US_LIMITS_READ_ON: IsoDate = "2026-11-26";

/** Where the rules of all three countries for a spouse and a parent stand. */
export const COME_BACK_LINK = {
  to: "/coming-back",
  label: "Can we come back? US, UK and Canadian rules for a spouse or a parent",
} as const;

/** What the US limits on a country's passport, on the pages that we read. */
export type UsLimits = {
  /** What the proclamation in force since January 1, 2026 suspends. */
  entry: "all visas" | "most visas" | "nothing";
  /** Whether immigrant visas were paused from January 21 to August 21, 2026. */
  wasPaused: boolean;
  /** Whether visitors can be asked for a bond. */
  asksBond?: true;
};

/** Where the countries are named whose nationals can be asked for a bond, and the amounts of today. */
export const BOND_PAGES = [
  pageOf("usVisaBondsRule"),
  pageOf("usVisaBondsGhana"),
  pageOf("usVisaBondsAfrica"),
  pageOf("usVisaBondsApril"),
];

const SUSPENDED = {
  "all visas": "no visa, for immigrants or visitors,",
  "most visas": "no immigrant visa, and no visa for visitors, students or exchange,",
} as const;

/** Whether a spouse or a parent who has only this country's passport can move to the US; a record of the chapter. */
export function comeBackToUs(name: string, { entry, wasPaused, asksBond }: UsLimits): Fact<string> {
  const limits =
    entry === "nothing"
      ? [
          `The travel ban in force doesn’t name ${name}.`,
          ...(wasPaused
            ? [
                `Immigrant visas for its citizens were paused from January 21 to August 21, 2026, when a court ended that.`,
              ]
            : []),
          "A spouse or a parent can apply for an immigrant visa, but interviews have been postponed worldwide since August 25, 2026. London moved its own to October; ask the embassy that would interview you.",
        ]
      : [
          `Since January 1, 2026 the US issues ${SUSPENDED[entry]} on a passport of ${name}, with few exceptions.`,
          "A spouse or a parent who has only this passport cannot move to the US with you while this holds, even if you are a US citizen. A second passport of a country that is not named is an exception.",
        ];
  // Where visitor visas are suspended, nobody is asked for one.
  const isBondAsked = asksBond && entry === "nothing";
  const bond = isBondAsked ? ["For a visit, the US may ask for a refundable bond of $10,000 to $20,000."] : [];
  return fact([...limits, ...bond].join(" "), "summary", "us-visas", {
    enteredOn: US_LIMITS_READ_ON,
    pace: "entry-and-permits",
    readAt: [
      pageOf("usEntrySuspension"),
      pageOf("usGreenCardRestrictions"),
      ...(entry === "nothing" ? [pageOf("usFamilyUpdates"), pageOf("usInterviewsLondon")] : []),
      ...(wasPaused ? [pageOf("usPauseEnded"), pageOf("usImmigrantPause")] : []),
      ...(isBondAsked ? BOND_PAGES : []),
    ],
    note: "These rules change within weeks: ask the State Department before you marry, move or give up a green card.",
  });
}
