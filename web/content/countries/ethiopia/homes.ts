import { ETHIOPIA_HOMES } from "../destination-rules.ts";
import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { citySources } from "./sources-of-cities.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const ethiopiaHomes: Homes = {
  ownershipInShort: "One home from $150,000, if the ministry agrees; no land",
  ownership: read(
    ETHIOPIA_HOMES.content.value,
    "ethiopia-urban-ministry",
    [sources.homesFortune, sources.homesAllAfrica, sources.homesDraft],
    { note: ETHIOPIA_HOMES.content.note },
  ),
  lease: read(
    "All land belongs to the state and the people. Leases for homes run 60 to 99 years.",
    "ethiopia-urban-ministry",
    [sources.landLaw, sources.leases, sources.landLease],
    { note: "One report of 2024 says up to 50 years for foreigners. Read the years that are left in the title." },
  ),
  steps: read(
    "Check owner, debts and surface at the sub-city's register; contract; the sub-city checks the price; clearances of tax, water and power; taxes; signing before the notary's office; transfer of the title",
    "ethiopia-urban-ministry",
    [sources.steps, sources.stepsTimes],
    {
      note: "The register takes about four days and the seller's tax clearance fourteen, by an undated page. Foreigners need the ministry's authorization first.",
    },
  ),
  taxes: read(
    "Stamp duty 2% and a transfer tax of 4% on the city's own valuation; VAT of 15% on a new home; the seller pays 15% on the gain",
    "ethiopia-revenues",
    [sources.leases, sources.salePrices],
    {
      ...FEES,
      reported: [
        { value: "7% to 25% of the price on top, all in all, in 2026", page: sources.addisTaxes },
        { value: "6% for the transfer of the title, on homes of developers", page: sources.buyersStory },
      ],
      note: "The city's valuation counts where it is above your contract.",
    },
  ),
  advanceRentMonths: { from: 2, to: 12 },
  advanceRent: read(
    "Two months at most, by the law of 2024, which also sets two years as the shortest contract",
    "ethiopia-urban-ministry",
    [sources.rentLaw, sources.rentExpats],
    {
      reported: [{ value: "many landlords ask for 6 to 12 months", page: citySources.rentBudget }],
      note: "Register the contract at the district office within 30 days, or it does not hold, and pay by bank. Rent may rise once a year.",
    },
  ),
  traps: read(
    "Developers who collect from hundreds of buyers and do not deliver. One man who returned from the US had wired 1.4 million birr eight years before and got no apartment.",
    "ethiopia-urban-ministry",
    [sources.buyersStory],
    { note: "Pay by stages of the building, check the developer's title to the land, and take a lawyer of your own." },
  ),
};
