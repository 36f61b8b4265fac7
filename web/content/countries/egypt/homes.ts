import { type Homes, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const OFFICE = "egypt-justice-ministry";

export const egyptHomes: Homes = {
  ownershipInShort: "Yes, two homes at most, not in Sinai",
  ownership: read(
    "Two homes of at most 4,000 square meters each, by a law of 1996; not in Sinai",
    OFFICE,
    [sources.owners, sources.hurghadaLaw, sources.guide2025],
    {
      note: "In 2023 the government proposed to lift the limit; guides of 2025 and 2026 still name it. Near military zones an approval comes first.",
    },
  ),
  lease: read(
    "In Sinai a right of use (usufruct) instead of ownership: at most 50 years, and 25 more if it is renewed. For more than a year it takes the approval of two ministries and of the intelligence service.",
    OFFICE,
    [sources.sinaiLaw2015, sources.sinaiDecree2017, sources.sinaiLaw2012, sources.sinai],
    {
      enteredOn: "2026-11-26",
      reported: [
        { value: "99 years, on an agent's page: the rule from before the law of 2012", page: sources.leaseholds },
      ],
      note: "By the decree of 2017 it ends when you die unless your heirs get the same approval. Sharm El Sheikh and Dahab are in Sinai; Hurghada and El Gouna are not. Have a lawyer check an older contract.",
    },
  ),
  steps: read(
    "Lawyer's check of the chain of titles, preliminary contract, payment from abroad through a bank, registration at the Real Estate Registry (Shahr El Aqari)",
    OFFICE,
    [sources.guide2026, sources.hurghadaLaw, sources.registration],
    { note: "4 to 12 weeks for the purchase; full registration three to four months by another page." },
  ),
  taxes: read(
    "3% to 7% of the price for registration, real estate tax, lawyer and papers",
    OFFICE,
    [sources.hurghadaLaw, sources.fiveYearRule],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "An agent's range without a date. A registered home can in most cases not be sold for five years, by the state's real estate platform.",
    },
  ),
  advanceRent: read("One or two months as a deposit", OFFICE, [sources.deposit], {
    reported: [
      { value: "three to four months, and a month's rent to the agent, in April 2024", page: sources.depositMonths },
    ],
    note: "Rents rise by about 10% a year by contract.",
  }),
  advanceRentMonths: { from: 2, to: 5 },
  traps: read(
    "Many homes are sold by a contract of possession that was never registered: ask for the registered deed, the green contract",
    OFFICE,
    [sources.guide2026, sources.registration, sources.renters, sources.fiveYearRule],
    {
      note: "Signature validity from a court protects less than full registration. When you rent, avoid the top floor and ask about the electricity meter.",
    },
  ),
};
