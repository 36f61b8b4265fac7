import { type Homes, read } from "../country-record.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const rwandaHomes: Homes = {
  ownershipInShort: "No freehold: a lease, and for investment only",
  ownership: read(
    "Foreigners get land by lease or concession, for investment only, and with an investment certificate. Freehold takes a Presidential Order, in exceptional cases of national interest.",
    "rwanda-land-authority",
    [sources.landLaw, sources.landTerms, sources.landCertificate],
    {
      note: "Whether a home of your own counts as an investment, and what holds for apartments, ask the National Land Authority in writing.",
    },
  ),
  lease: read("At most 99 years, renewable", "rwanda-land-authority", [sources.landLaw, sources.landTerms], {
    note: "Under the law before 2021 it was 49 years for investment and 20 for a home: read the term in the title.",
  }),
  steps: read(
    "Check of title, debts and zoning; valuation; written sale agreement before a notary; transfer at the land office; taxes",
    "rwanda-land-authority",
    [sources.buyingSteps, sources.buyingChecks],
    { note: "Dial *651# in Rwanda with the plot number (UPI) to see a caveat or a mortgage." },
  ),
  taxes: read(
    "On the sale price above 5 million francs: 2.5 percent, or 2 percent for commercial property of a registered taxpayer. It is the seller's tax.",
    "rwanda-rra",
    [sources.saleTax, sources.propertyTax, sources.propertyTaxRates],
    {
      note: "Owners pay a yearly tax on the market value, 0.5 percent on homes by an agent's page; one dwelling of your own is exempt.",
    },
  ),
  advanceRentMonths: { from: 2, to: 3 },
  advanceRent: read(
    "The first month, and a deposit of one or two months",
    "rwanda-land-authority",
    [sources.rentDeposit, sources.rentCaution],
    {
      note: "No law rules on the deposit, two lawyers said in 2023, and landlords keep some of it: photograph each room on the first day.",
    },
  ),
  traps: read(
    "Developers who take deposits, then cannot finish, while a bank holds a mortgage on the project",
    "rwanda-land-authority",
    [sources.buyingChecks, sources.buyingFamilies],
    { note: "A sale needs the consent of both spouses. Relatives have contested sales in court." },
  ),
};
