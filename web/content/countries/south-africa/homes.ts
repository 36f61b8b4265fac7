import { type Homes, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const DEEDS = "south-africa-deeds";

/** Buying and renting homes in South Africa. */
export const southAfricaHomes: Homes = {
  ownershipInShort: "Yes, freehold; a home gives no right to stay",
  ownership: read(
    "Yes, freehold, like citizens; only people who are in the country illegally may not",
    DEEDS,
    [pages.ownCapeCoastal, pages.ownRealTeam],
    { note: "A company or trust must be registered in South Africa. A home gives no right to stay." },
  ),
  lease: read(
    "In writing, usually for one year; three months can be agreed for furnished flats",
    DEEDS,
    [pages.leaseTerms, pages.leaseWritten],
    {
      note: "In Cape Town furnished flats are scarce from October to March. Landlords ask for a visa as long as the lease.",
    },
  ),
  steps: read(
    "A signed offer to purchase binds both sides; the seller's conveyancer gathers clearances and the duty, and lodges the transfer at the Deeds Office, which takes seven to ten days",
    DEEDS,
    [pages.buyingSteps],
    { note: "You may appoint an attorney of your own, too." },
  ),
  taxes: read(
    "Transfer duty: none up to 1.21 million rand, then 3%, 6% and 8%; 11% above 2.99 million and 13% above 13.31 million",
    "south-africa-sars",
    [pages.transferDuty, pages.costsOfTransfer],
    {
      pace: "fees-and-visas",
      note: "Each rate holds for the part above its threshold, from April 1, 2025. With attorneys set aside up to 10% of the price. New homes from a developer bear value-added tax instead.",
    },
  ),
  advanceRentMonths: { from: 2, to: 4 },
  advanceRent: read("A deposit of one to two months' rent", DEEDS, [pages.deposit, pages.depositReturn], {
    note: "It must earn interest for you and comes back within 7 days, or 21 if something is deducted. The law does not fix the amount, says one page; another gives limits.",
    reported: [{ value: "At most one month unfurnished and three months furnished.", page: pages.depositLimits }],
  }),
  traps: read(
    "Non-residents borrow at most half of the price; the rest must come from a bank abroad, with proof",
    DEEDS,
    [pages.loanLimit, pages.noResidence, pages.residenceTests],
    {
      note: "Whoever holds a work permit counts as a resident for loans. Tax is withheld when a non-resident sells. Choose the name on the deed before you sign: it cannot be changed later.",
    },
  ),
};
