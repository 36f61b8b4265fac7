import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Homes, read } from "../country-record.ts";
import { ghanaLifeSources as pages } from "./sources-of-life.ts";

/** Renting and buying in Ghana. */
export const ghanaHomes: Homes = {
  ownershipInShort: "A house yes, land no: leases up to 50 years",
  ownership: read(
    "Foreigners cannot own land. They can own a house on land that they lease.",
    "ghana-lands-commission",
    [pages.foreignersProperty, PUBLIC_PAGES.ghanaLandLease],
    { note: "A company counts as foreign if foreigners hold more than 40% of it." },
  ),
  lease: read(
    "Up to 50 years, which can be renewed",
    "ghana-lands-commission",
    [pages.foreignersProperty, PUBLIC_PAGES.ghanaLandLeaseRules],
    { note: "How the price of a renewal is set was not found." },
  ),
  steps: read(
    "Inspect the land; get copies of the title and the site plan; search at the Lands Commission; get the consents; have a lawyer draft the lease; pay and sign; pay stamp duty within two months; register.",
    "ghana-lands-commission",
    [pages.buyingSteps],
    { note: "Steps of a lawyer's paper of 2007. A new Land Act came in 2020: have your lawyer check them." },
  ),
  taxes: read(
    "Stamp duty 0.25% to 1%, and lawyers 3% to 10% of the price. Later: 8% on rent that you receive for a home, 15% on a gain when you sell, and the district's property rate.",
    "ghana-gra",
    [pages.propertyCosts, pages.taxesForIndividuals, pages.rentTax],
    { pace: "fees-and-visas", note: "Tax on rent is due within 30 days after you receive it." },
  ),
  advanceRentMonths: { from: 12, to: 24 },
  advanceRent: read(
    "Landlords ask for one or two years. The law allows six months, and one month for a monthly tenancy.",
    "ghana-works-ministry",
    [pages.rentControl, pages.rentAdvance],
    { note: "Asking for more is an offense, but it is seldom enforced. Plan your cash with two years." },
  ),
  traps: read(
    "The same land sold twice, sellers who are not the owners, and armed land guards. Land is behind most of the lawsuits in the country.",
    "ghana-lands-commission",
    [pages.landDisputes, pages.landWars, pages.asebu],
    {
      note: "An offer by a chief is no title: near Cape Coast farmers sued over land that was given to people from the diaspora, and building reportedly went on against an order of the court.",
    },
  ),
};
