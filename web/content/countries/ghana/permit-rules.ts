import { notFound, type PermitDocument, read } from "../country-record.ts";
import { ghanaSources as pages } from "./sources.ts";

/** What several permits of Ghana share. */

export const FEES_AND_VISAS = { pace: "fees-and-visas" } as const;

/** The copy of the fee table bears no day of its own; whoever reads a fee of it must know. */
export const FEE_TABLE_NOTE =
  "From a copy of the fee table whose day we could not see; it counts 14.50 cedis to the dollar. Ask for the amount of the day, and for an official receipt.";

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
    "Indefinite residence after ten years in Ghana and a contribution to the economy; after five years of living there if married to a Ghanaian",
    "ghana-interior-ministry",
    [pages.permanentStays],
    FEES_AND_VISAS,
  ),
  yearsToPermanentResidence: 10,
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
