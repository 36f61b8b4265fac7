import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const OFFICE = "senegal-dgid";

export const senegalHomes: Homes = {
  ownershipInShort: "Yes, in full, with a registered title",
  ownership: read(
    "Foreigners may own land and homes in full, with a registered title (titre foncier)",
    OFFICE,
    [sources.ownership, sources.titlesOrder],
    {
      note: "A lease from the state, of up to 99 years, is the second best. Homes on the shore often stand on the maritime domain, where the state can take the permit back.",
    },
  ),
  lease: read(
    "A written contract. For a fixed term, usually three years, you give notice six months before the end, otherwise two months, by a bailiff.",
    OFFICE,
    [sources.leaseContract, sources.leaseNotice, sources.rentControl],
    {
      note: "A decree of March 1, 2023 cut rents by 15% below 300,000 francs, by 10% up to 500,000 and by 5% above; many owners got around it.",
    },
  ),
  steps: read(
    "State of the rights (état de droits réels) at the land registry, promise before the notary, permission of the Ministry of Finance, deed, taxes, entry in the register",
    OFFICE,
    [sources.titleCheck, sources.ownership, sources.notary, sources.forgeries],
    {
      note: "Without a notary the sale of a registered title is void. Pay to the notary, never in cash to the seller.",
    },
  ),
  taxes: read(
    "15 to 18% of the price in all: taxes of 6 to 7%, the notary's scale with VAT, and outlays",
    OFFICE,
    [sources.buyingCosts],
    {
      ...FEES,
      reported: [
        { value: "12 to 15%, with 5% registration and 1% land registry", page: sources.buyingTaxes },
        { value: "about 10.2%", page: sources.ownership },
        { value: "about 20%, with 15% registration", page: sources.buyingOlder },
      ],
      note: "The first is of 2026, the last one much older. The seller pays the tax on the gain.",
    },
  ),
  advanceRent: read(
    "A deposit of at most two months' rent by a law of 2023, beside the first month; the agent takes a month more",
    OFFICE,
    [sources.deposit, sources.depositGuide, sources.depositYear],
    {
      ...FEES,
      reported: [{ value: "a deposit of two to three months", page: sources.depositGuide }],
      note: "One page tells of a year's rent paid ahead for long leases.",
    },
  ),
  advanceRentMonths: { from: 3, to: 5 },
  traps: read(
    "Forged titles and powers of attorney, one plot sold to several buyers, and land under a town's decision (délibération), which is a right to use it and no property",
    OFFICE,
    [sources.forgeries, sources.titles, sources.forgeriesPress, sources.seaside],
    { note: "Only the land registry's own state of the rights counts, not the paper in the seller's hand." },
  ),
};
