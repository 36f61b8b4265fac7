import { read } from "../country-record.ts";
import { sources } from "./sources.ts";

const FEES = { pace: "fees-and-visas" } as const;

/** What three classes cost; the visa page shows the same figures beside its own. */
export const classDFee = read(
  "20,000 shillings for processing and 500,000 shillings a year",
  "kenya-immigration",
  [sources.feesAgo, sources.classDGuide, sources.specialPassFee],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "About $3,900 a year at 129 shillings to the dollar: more than the planning figure for a work permit on our visa page. To start work while the permit is pending you need a special pass as well: $200 a month, usually for up to three months.",
  },
);

export const classGFee = read(
  "20,000 shillings for processing and 250,000 shillings for each year",
  "kenya-immigration",
  [sources.feesAgo, sources.classGGuide],
  { ...FEES, note: "About $1,900 a year at 129 shillings to the dollar." },
);

export const classNFee = read(
  "$200 to apply and $1,000 for each year on approval",
  "kenya-immigration",
  [sources.classNFeeLower, sources.classNFeeLawyers],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    reported: [{ value: "$2,000 a year and $200 to apply, by one agent's older page", page: sources.classNFeeHigher }],
    note: "Both pages for $1,000 quote the office's portal (eFNS). Check the amount there before you pay.",
  },
);
