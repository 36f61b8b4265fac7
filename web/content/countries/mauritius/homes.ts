import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const OFFICE = "mauritius-edb";

export const mauritiusHomes: Homes = {
  ownershipInShort: "In approved schemes, or an apartment from 6 million rupees",
  ownership: read(
    "Foreigners own freehold within approved schemes (IRS, RES, PDS, Smart City), or an apartment from 6 million rupees in a building of two floors above the ground",
    OFFICE,
    [sources.schemes, sources.apartments, sources.outsideSchemes],
    {
      note: "By the budget of 2023 residents could also apply for one home outside the schemes from $500,000, with 10% more duty. Approval comes first. Whether the way outside the schemes is open today we did not find.",
    },
  ),
  lease: read(
    "Beachfront land is mostly the State's, on leases of 20 to 60 years, renewable",
    OFFICE,
    [sources.beachLand],
    { note: "Foreigners get it only within an approved scheme. Read in the deed how many years are left." },
  ),
  steps: read(
    "Reservation, request to the Economic Development Board through the developer or agent (20,000 rupees), deed before a notary, registration",
    OFFICE,
    [sources.purchasePapers, sources.purchaseCosts],
    { ...FEES, note: "Most new homes are sold off plan. Bring notarized copies of passport and birth certificate." },
  ),
  taxes: read(
    "10% registration duty for non-citizens on deeds since July 1, 2026, 5% before; 10% transfer tax on a later sale to a non-citizen",
    "mauritius-mra",
    [sources.duty, sources.dutyScope, sources.financeBill],
    {
      ...FEES,
      note: "The pages are of before the day, or undated, and one says that not every purchase is covered: have the notary name the sum. Notary about 1.15%, agent 2%. No yearly property tax and no tax on the gain, by an agent's page.",
    },
  ),
  advanceRent: read("One or two months as a deposit, and a month's rent to the agent", OFFICE, [sources.renting], {
    note: "A page of 2019. Leases run for a year, and homes are usually furnished.",
  }),
  advanceRentMonths: { from: 2, to: 3 },
  traps: read(
    "Renting from photographs: no hot water, no fiber, and rents without the charges. Selling a home takes approval since April 29, 2021.",
    OFFICE,
    [sources.rentingMistakes, sources.disposal],
    { note: "Look at the home first, or pay somebody to." },
  ),
};
