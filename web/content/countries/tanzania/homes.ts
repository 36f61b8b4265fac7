import { type Homes, read } from "../country-record.ts";
import { moneySources as sources } from "./sources.ts";

const LANDS = "tanzania-lands";

export const tanzaniaHomes: Homes = {
  ownershipInShort: "No land; a flat with its own unit title, yes",
  ownership: read(
    "No land for foreigners, not even by inheritance, but for investment, by a derivative right through the investment authority. A flat with its own unit title can be yours. In Zanzibar: a unit in an approved project, on a lease.",
    LANDS,
    [
      sources.landInheritance,
      sources.landInheritanceAnswer,
      sources.landMainland,
      sources.landGuide,
      sources.landZanzibar,
      sources.landZanzibarLawyers,
    ],
    {
      enteredOn: "2026-11-26",
      note: "The Court of Appeal decided on August 22, 2025 that people who aren't citizens cannot inherit land, and overturned a decision of 2011. As an heir you may be paid for the land, or keep what a sale brings: ask a lawyer there. In Zanzibar even Tanzanians from the mainland own no land. A plot in your own name is not possible.",
    },
  ),
  lease: read(
    "Up to 99 years. In Zanzibar it can be sold, rented out and inherited.",
    LANDS,
    [sources.landMainland, sources.landZanzibar, sources.landLease],
    {
      reported: [{ value: "in Zanzibar granted in three steps of 33 years", page: sources.landZanzibarLawyers }],
      note: "Renewal is promised by developers; read it in the contract.",
    },
  ),
  steps: read(
    "Search at the land registry (7 days, 40,000 shillings), valuation by the government valuer, land rent clearance, notarized agreement, taxes, registration",
    LANDS,
    [sources.buyingSteps, sources.buyingProcess],
    { note: "In Zanzibar ZIPA confirms the purchase before the land commission registers it." },
  ),
  taxes: read(
    "Stamp duty 1%, registration 0.25 to 0.4%; 3 to 8% in all with agent and lawyer. On a sale 10% of the gain.",
    "tanzania-tra",
    [sources.propertyTaxes, sources.taxRates],
    {
      enteredOn: "2026-11-26",
      reported: [{ value: "4 to 25% in all for buyers in Dar es Salaam", page: sources.propertyTaxesDar }],
      note: "The 3 to 8% are the guide's edition of 2026; an earlier one said 2 to 4%, for taxes and fees alone. Each year: property tax of 18,000 shillings for a single house, and land rent by plot. A seller who is not resident pays 30% of the gain.",
    },
  ),
  advanceRent: read(
    "The rent of six months or a year at once, in shillings",
    LANDS,
    [sources.advanceRentMovers, sources.advanceRentGuide],
    {
      reported: [
        { value: "a deposit of three to six months is common", page: sources.housing },
        { value: "six months, paid by an American in Arusha in 2010", page: sources.advanceRentStory },
      ],
      note: "Pages without a date. Offer two or three months and pay by the quarter.",
    },
  ),
  advanceRentMonths: { from: 3, to: 12 },
  traps: read(
    "Leases of land that is not built on in time are taken back in Zanzibar; plots outside approved projects cannot be registered to you",
    "zanzibar-zipa",
    [sources.landRevoked, sources.landZanzibarLawyers],
    {
      note: "Let a lawyer of your own, not the seller's, search the registry. A partner's name on the title is not yours.",
    },
  ),
};
