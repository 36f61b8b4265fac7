import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources, permitSources } from "./sources.ts";

const LAND = "sierra-leone-oarg";

export const sierraLeoneHomes: Homes = {
  ownershipInShort: "No, only a lease",
  ownership: read(
    "No purchase for foreigners, who may only lease or inherit. Citizens may buy anywhere, and the president told the new citizens by ancestry to acquire land.",
    LAND,
    [sources.landGuide, sources.landRules, sources.landLease, permitSources.ancestryPress],
    {
      reported: [{ value: "in Freetown citizens and others can buy", page: sources.landOpen }],
      note: "A company may own land in Freetown's area if citizens hold half of its shares. In the provinces land belongs to families and communities, under the Customary Land Rights Act of 2022.",
    },
  ),
  lease: read(
    "Up to 99 years in Freetown's area, where a board must agree to more than 21; in the provinces 50 years, and 21 more",
    LAND,
    [sources.landLease, sources.landRules, sources.landCustomary],
    { reported: [{ value: "at most 21 years in Freetown's area", page: sources.landGuide }] },
  ),
  steps: read(
    "Search at the land registry (five days), survey (20 days, 1,000 to 1,500 leones), plan countersigned at the Ministry of Lands, deed by a lawyer, registration (100 leones; within seven days for 50 more)",
    LAND,
    [sources.landCosts, sources.landFees, sources.landRegistry, sources.landSteps],
    {
      ...FEES,
      note: "Anybody may search the registry, for 20 leones. Old lists of fees, in today's leones.",
    },
  ),
  taxes: read(
    "Stamp duty 0.1% of the price, or of the first year's rent of a lease; up to 10% for the lawyer and 10% for the agent. On a sale 30% of the gain.",
    "sierra-leone-nra",
    [sources.landFees, sources.landGuide, sources.taxGuide, sources.councilRates, sources.councilSums],
    {
      ...FEES,
      note: "Each year the council's rate, by points for place and build: 500 leones or less for four in five houses in 2020. Rent is taxed at 10%.",
    },
  ),
  advanceRent: read(
    "A year at once, up to $20,000; usually no deposit",
    LAND,
    [sources.housing, sources.housingDollars],
    {
      note: 'Shorter terms cost more a month. Ask for water and power ("light") before you pay.',
    },
  ),
  advanceRentMonths: { from: 12, to: 12 },
  traps: read(
    "Deeds are registered, the title itself is not: disputes over borders and owners are common",
    LAND,
    [sources.landGuide, sources.landSteps, sources.landReform, sources.landSigns, sources.agentsFees],
    {
      note: "A lawyer calls many conveyances outside Freetown's area invalid; the state has put signs on land that it calls unoccupied; agents take fees for viewings and vanish. Pay nobody before your own lawyer has searched.",
    },
  ),
};
