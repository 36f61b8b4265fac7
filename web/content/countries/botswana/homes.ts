import { type Homes, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { citySources } from "./sources-of-cities.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const OFFICE = "botswana-home-affairs";

export const botswanaHomes: Homes = {
  ownershipInShort: "Homes in towns, yes; empty plots on freehold only",
  ownership: read(
    "Foreigners can buy homes on freehold land and in towns such as Gaborone, Phakalane, Lobatse and Francistown. Empty plots only on freehold land.",
    OFFICE,
    [sources.land, sources.landLawyers],
    {
      reported: [{ value: "no freehold, only leases, in 2007", page: sources.landForum }],
      note: "About 70% of the land is tribal, 25% the state's and 5% freehold. Farm land is restricted for people who are no citizens.",
    },
  ),
  lease: read(
    "Up to 99 years, by an agent; 55 years or more, by an older page",
    OFFICE,
    [sources.landLeases, sources.landForum],
    { note: "Read in the title how many years are left." },
  ),
  steps: read(
    "Contract; a conveyancer, who is an attorney, checks title and debts; transfer duty at the revenue service; registration at the Deeds Registry in Gaborone or Francistown",
    OFFICE,
    [sources.conveyancing, sources.deedsRegistry, sources.tribalTransfer],
    {
      note: "A mortgage bond is registered in about five working days. Tribal land needs a month and, for people who are no citizens, the consent of the minister.",
    },
  ),
  taxes: read(
    "Transfer duty for people who are no citizens, since May 3, 2023: 10% up to 2,000,000 pula, 15% above",
    "botswana-burs",
    [sources.transferDuty2023, sources.transferDutyBill],
    {
      ...FEES,
      reported: [
        { value: "30%, by the law of 2019 that was replaced", page: sources.transferDuty2019 },
        { value: "5%, by a page that is older still", page: sources.conveyancing },
      ],
      note: "Of the price or the value, whichever is higher. Where VAT is due on a new home, the duty is waived.",
    },
  ),
  advanceRent: notFound(OFFICE, "The law sets no limit on the deposit, which is usual; how many months, no page says."),
  advanceRentMonths: null,
  traps: read(
    "Letting without a signed contract, a rise of 10% each year, and homes that are promised while the tenant before has not left",
    OFFICE,
    [sources.leasesMissing, sources.tenants, sources.leaseTerms, sources.rentLaw, citySources.maunHomes],
    {
      note: "Rents are free to agree. Power and water are the tenant's as a rule. Pay no deposit before you hold the keys. Maun has no addresses: see a house before you rent it.",
    },
  ),
};
