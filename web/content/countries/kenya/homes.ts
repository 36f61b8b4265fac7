import { type Homes, read } from "../country-record.ts";
import { sources } from "./sources.ts";

export const kenyaHomes: Homes = {
  ownershipInShort: "No freehold: leases up to 99 years, no farmland",
  ownership: read(
    "No freehold. Foreigners, and companies with any foreign shareholder, hold land by lease for at most 99 years; farmland is closed to them.",
    "kenya-lands-ministry",
    [sources.landLaw, sources.landWka],
    {
      reported: [
        {
          value: "freehold for foreign companies with approved projects, from $100,000 invested",
          page: sources.landMuthii,
        },
      ],
      note: "Freehold that a foreigner buys turns into a lease and does not turn back.",
    },
  ),
  lease: read(
    "At most 99 years; a longer one, or freehold from before, ends 99 years after August 27, 2010. You may apply for renewal.",
    "kenya-lands-ministry",
    [sources.landLaw, sources.landRenewal],
  ),
  steps: read(
    "Search of the title, sale agreement with a deposit of about 10 percent held by an advocate, valuation, stamp duty, consents, transfer and registration",
    "kenya-lands-ministry",
    [sources.buyingSteps, sources.buyingTaxes],
    { note: "The agreement is stamped within 30 days. You need a Kenyan tax number. Never pay in cash." },
  ),
  taxes: read(
    "Stamp duty 4 percent in cities and towns, 2 percent elsewhere, on the government's valuation if that is higher. Advocate 1 to 2 percent and VAT. The seller pays 15 percent on the gain.",
    "kenya-kra",
    [sources.buyingSteps, sources.buyingTaxes, sources.buyingFees, sources.buyingGains],
    { note: "Two law firms name 6 percent for commercial property." },
  ),
  advanceRentMonths: { from: 3, to: 6 },
  advanceRent: read(
    "Three months' rent in advance is common in the better parts of Nairobi; first month, deposit and advance can come to three to six months",
    "nairobi-county",
    [sources.rentAdvanceCrown, sources.rentAdvance],
  ),
  traps: read(
    "Local owners on paper, trusts and partners as a way around the rule end in court, on the coast above all. Sellers' debts for land rent and rates pass to the buyer.",
    "kenya-lands-ministry",
    [sources.landWka, sources.landDisputes, sources.buyingHidden],
    { note: "Take an advocate of your own, not the seller's." },
  ),
};
