import { notFound, type PermitDocument, read } from "../country-record.ts";
import { ghanaSources as pages } from "./sources.ts";

/** What several permits of Ghana share. */

export const FEES_AND_VISAS = { pace: "fees-and-visas" } as const;

/** The fee table is ten years old by its head, so every fee from it says so. */
export const FEE_TABLE_NOTE =
  "From the Immigration Service’s fee table, in a copy: its head says in force since May 15, 2016 (L.I. 2228), and it counts 14.50 cedis to the dollar. Other fees of the Ministry were revised in 2023 (L.I. 2481). Ask for today’s amount, and for an official receipt.";

/** What the dependant's fee is in dollars, beside fees of the same table that are named in dollars. */
export const DEPENDANT_FEE_NOTE = `388 cedis are about $35 at 11 cedis to the dollar, the rate that we plan with, and $27 at the table’s own rate. ${FEE_TABLE_NOTE}`;

/** Rules that several permits share: those of a residence permit. */
export const shared = {
  firstTerm: read(
    "Up to four years at first",
    "ghana-immigration-service",
    [pages.residenceGuide, pages.retireeIbn],
    FEES_AND_VISAS,
  ),
  renewal: read(
    "Renewable, to no more than eight years in all",
    "ghana-immigration-service",
    [pages.residenceGuide],
    FEES_AND_VISAS,
  ),
  dependants: read(
    "Spouse and children can get residence permits of their own. These do not allow work or a business.",
    "ghana-immigration-service",
    [pages.residenceWays, pages.dependantAdavia, pages.immigrationChambers],
    {
      ...FEES_AND_VISAS,
      note: "The rights of spouses are said to be part of a review of the Immigration Act; nothing had changed in 2025.",
    },
  ),
  familyFees: { feeIn: "family", spouseUsd: { from: 35, to: 35 }, childUsd: { from: 35, to: 35 } },
  processing: read(
    "4 to 6 weeks with complete papers",
    "ghana-immigration-service",
    [pages.residenceTime],
    FEES_AND_VISAS,
  ),
  /** The same in weeks. */
  processingWeeks: { from: 4, to: 6 },
  applyAt: read(
    "At the Ghana Immigration Service in Accra or its regional office, on paper, with the Non-Citizen Ghana Card",
    "ghana-immigration-service",
    [pages.dependantAdavia, pages.residenceGuide],
    { ...FEES_AND_VISAS, note: "You must still be in Ghana lawfully on the day you apply." },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: null,
  permanentResidence: read(
    "Indefinite residence: the last 12 months in Ghana without a break, five of the seven years before them, and a contribution to the economy. Married to a Ghanaian: three years of living there, without the contribution.",
    "ghana-interior-ministry",
    [pages.indefiniteConditions],
    {
      ...FEES_AND_VISAS,
      enteredOn: "2026-11-26",
      reported: [
        {
          value: "after ten years, or five if married to a Ghanaian (a directory, without a date)",
          page: pages.permanentStays,
        },
      ],
      note: "The first is a law firm’s list of June 2023. The Ministry publishes no conditions that we could read: ask it before you count on a year.",
    },
  ),
  yearsToPermanentResidence: 6,
  citizenship: read(
    "Naturalization: the last 12 months in Ghana without a break, and five of the seven years before them",
    "ghana-interior-ministry",
    [pages.naturalization],
    { ...FEES_AND_VISAS, note: "You must also speak and understand an indigenous language of Ghana." },
  ),
  yearsToCitizenship: 6,
  endsWhen: read(
    "It ends on its last day. Staying on costs 300 cedis a month, with an expired work permit $100 a month.",
    "ghana-immigration-service",
    [pages.feeTable],
    {
      ...FEES_AND_VISAS,
      reported: [{ value: "$180 a month, from May 15, 2016", page: pages.penalties2016 }],
      note: `What holds when the job, the studies or the marriage ends earlier was not found: ask before it does. ${FEE_TABLE_NOTE}`,
    },
  ),
} as const;

export const noOtherWork = read(
  "No work, business or profession except what the permit names",
  "ghana-immigration-service",
  [pages.residenceGuide, pages.residenceWays],
  FEES_AND_VISAS,
);

/** Every foreigner who stays more than ninety days needs it, and the residence permit is not given without it. */
export const foreignersCard: PermitDocument = {
  name: "Non-Citizen Ghana Card of the National Identification Authority",
  weeks: null,
  source: read("$120, and $60 for each yearly renewal", "ghana-nia", [pages.foreignersCard], {
    ...FEES_AND_VISAS,
    note: "Prices of 2019. Banks, residence permits and SIM cards ask for this card.",
  }),
};

export const policeReport: PermitDocument = {
  name: "Police clearance from your home country",
  weeks: null,
  source: notFound("ghana-immigration-service", "How old it may be, and whether it must be legalized"),
};
