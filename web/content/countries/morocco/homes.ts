import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const OFFICE = "morocco-ancfcc";

export const moroccoHomes: Homes = {
  ownershipInShort: "Yes, in towns; no farmland",
  ownership: read(
    "Foreigners may buy homes and land in towns, without living in Morocco. Farmland is closed to them.",
    OFFICE,
    [sources.buyingLaw, sources.buyingKnightFrank],
  ),
  lease: read(
    "A written contract, usually for a year and renewable, with a signed report on the state of the home. The rent may not rise within the first three years.",
    OFFICE,
    [sources.leaseLaw, sources.leaseDeposit],
    { note: "You need the certified lease for the residence card." },
  ),
  steps: read(
    "Offer, then a preliminary contract with a deposit at the notary's, check of the title at the land registry, deed, entry in the register, declaration to the Office des Changes",
    OFFICE,
    [sources.buyingMedina, sources.buyingKnightFrank, sources.buyingMelkia],
    {
      note: "Buy with a registered title (titre foncier). A melkia, the old deed of the medinas, is imprecise on bounds and heirs.",
    },
  ),
  taxes: read(
    "4% registration, 1.5% land registry, 1% notary plus VAT, 1,000 to 1,500 dirhams for the file",
    "morocco-dgi",
    [sources.buyingSothebys],
    {
      ...FEES,
      reported: [
        { value: "6% registration and 1% land registry", page: sources.buyingKnightFrank },
        { value: "7.2% in all", page: sources.buyingMedina },
      ],
      note: "The agent takes 2.5% more.",
    },
  ),
  advanceRent: read(
    "A deposit of at most two months' rent, beside the first month. A family in Rabat handed over three months' rent in cash in 2017.",
    OFFICE,
    [sources.leaseDeposit, sources.leaseExpats, sources.leaseRabat],
    {
      ...FEES,
      reported: [{ value: "a deposit of one month; two for furnished homes", page: sources.leaseOneMonth }],
      note: "The deposit is due back within two months of leaving. Some landlords ask foreigners for a deposit of three or six months. Agents take a month's rent more.",
    },
  ),
  advanceRentMonths: { from: 2, to: 3 },
  traps: read(
    "Forged papers that take a home from an owner who lives abroad: over 450 cases were in court in 2017. Housing associations that take payments and never build.",
    OFFICE,
    [sources.fraudForeigners, sources.fraudAssociations, sources.fraudWatch],
    {
      note: "The land registry's service tells you of every change to your title: sign up, and look at empty property often.",
    },
  ),
};
