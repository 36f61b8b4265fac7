import type { PublicPage } from "#domain/facts.ts";
import { type Entry, type Home, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources } from "./sources-of-life.ts";
import { permitSources as sources } from "./sources.ts";

/** All three passports apply online before the journey. */
function visitor(listedAt: PublicPage): Entry {
  return {
    kind: "e-visa",
    rule: read("A tourist e-visa, before you travel", "ethiopia-immigration", [listedAt, sources.evisaAgent], {
      ...FEES,
      note: "It allows no work and is good only for arrival at Addis Ababa's Bole airport. If you were born Ethiopian, enter on the passport that you live with: Ethiopia knows no second nationality.",
    }),
    stayDays: 30,
    stay: read("30 or 90 days, one entry", "ethiopia-immigration", [sources.evisaFees, sources.evisaEligible], FEES),
    extension: read(
      "Up to 30 days more, in person at the immigration office in Addis Ababa, before the visa ends",
      "ethiopia-immigration",
      [sources.extension, sources.extensionFee, sources.goldenVisa, sources.overstay],
      {
        ...FEES,
        reported: [{ value: "the e-visa cannot be extended", page: sources.evisaNoExtension }],
        enteredOn: "2026-11-26",
        note: "Pages disagree: take the longer visa at once. One older page names $100 for a month more. Do not overstay: it costs up to $3,000 at once and $30 for each day, and you may not leave before you have paid (Zawya, March 2026). VisaVerge names the $3,000 for transit visas only.",
      },
    ),
    fee: read(
      "$82 for 30 days, $202 for 90 days, by the newest list that was reported (February 2023)",
      "ethiopia-immigration",
      [sources.evisaRaised, sources.evisaRaisedAgain],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        reported: [
          { value: "$52 for 30 days and $72 for 90, the list of 2017 to 2023", page: sources.evisaFees },
          { value: "$32 for 30 days and $52 for 90, by an agent without a date", page: sources.evisaAgent },
        ],
        note: "Immigration fees were raised in July 2024 and again in March 2026; what a tourist pays since then is not published anywhere that we could read. The amount on the government's portal counts: look there before you plan.",
      },
    ),
    feeUsd: { from: 82, to: 202 },
    portal: read("evisa.gov.et, the government's own", "ethiopia-immigration", [sources.evisaPortal, sources.entryUs], {
      ...FEES,
      note: "Many sites with names like it are agents that add a fee.",
    }),
    processing: read(
      "Up to three working days",
      "ethiopia-immigration",
      [sources.evisaFees, sources.evisaEligible, sources.evisaAgent],
      { ...FEES, note: "Agents advise seven to ten days." },
    ),
    passportValidity: read(
      "At least six months beyond your stay",
      "ethiopia-immigration",
      [sources.evisaFees, sources.entryUs],
      FEES,
    ),
    vaccination: read(
      "A yellow fever certificate if you come from a country where it occurs",
      "ethiopia-immigration",
      [sources.entryUs, sources.entryPapers, lifeSources.vaccinesSafari],
      { ...FEES, note: "Ask a travel clinic whether you need the vaccine for Ethiopia itself." },
    ),
  };
}

export const ethiopiaEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(sources.evisaNoExtension),
  uk: visitor(sources.evisaFees),
  canada: visitor(sources.evisaCanada),
};
