import { type Money, notFound, read } from "../country-record.ts";
import { ghanaMoneySources as pages } from "./sources-of-money.ts";

/** Tax, banks and money in Ghana. */
export const ghanaMoney: Money = {
  taxResidence: read(
    "You are resident after 183 days in any 12 months that begin or end in the year; a citizen also without them, unless the home abroad is the permanent one and lived in all year.",
    "ghana-gra",
    [pages.taxResidence],
    { note: "Who is resident for a part of the year counts as resident for all of it." },
  ),
  foreignIncome: read(
    "Residents are taxed on their income worldwide. Wages for work done abroad for an employer abroad are free; others pay tax only on what arises in Ghana.",
    "ghana-gra",
    [pages.taxEy, pages.nonResidentTax, pages.foreignIncomeTax],
    {
      note: "Work that you do in Ghana for a foreign employer is not work done abroad. In 2024 the revenue authority began to enforce the tax on foreign income and gave three months from May 1 to declare it.",
    },
  ),
  foreignPensions: notFound(
    "ghana-gra",
    "Whether Social Security, a state pension or a private pension from abroad is taxed. Residents are taxed on income worldwide, and the pages that we read name no exception for pensions from abroad: plan with tax on them.",
  ),
  rates: read(
    "0% on the first 4,824 cedis a year, then 5% to 30%, and 35% above 600,000 cedis. Who is not resident pays a flat 25%.",
    "ghana-gra",
    [pages.taxRates, pages.nonResidentTax],
    {
      pace: "fees-and-visas",
      note: "Bands of May 2023. The lowest bands have moved in most years: ask for those of this year.",
    },
  ),
  filing: read(
    "By April 30 for the calendar year before, employees too",
    "ghana-gra",
    [pages.taxFiling, pages.employeesFile],
    { note: "There is no joint return for spouses." },
  ),
  treaties: {
    us: read("No treaty in force; one was being negotiated", "ghana-gra", [pages.taxTreaties], {
      note: "State of January 2022.",
    }),
    uk: read(
      "Yes: signed on January 20, 1993, in force since August 10, 1994, for income tax and capital gains tax",
      "ghana-gra",
      [pages.ukTreaty, pages.taxTreaties],
      { note: "What it says of pensions: not read. Ask HM Revenue & Customs." },
    ),
    canada: read("None: Canada is not in the list of Ghana's treaties", "ghana-gra", [pages.taxTreaties], {
      note: "State of January 2022. Ask whether one has come into force since.",
    }),
  },
  banks: read(
    "First National Bank asks foreigners for a passport, a visa or residence permit, proof of address, the source of the money and, where issued, the tax number.",
    "bank-of-ghana",
    [pages.firstNationalBank, pages.ghanaCardBanks],
    {
      note: "The Bank of Ghana wants customers identified by the Ghana Card only, so get the one for non-citizens first. What other banks ask was not found.",
    },
  ),
  currencyControl: read(
    "Cash above $10,000 is declared on arrival, with proof of declaration where you came from. On leaving it is declared too; above $50,000 with bank slips.",
    "bank-of-ghana",
    [pages.cashLimits, pages.withdrawalFee],
    {
      pace: "fees-and-visas",
      note: "In force since September 1, 2025. Banks were reported to charge 5% on cash drawn in foreign currency from an account that was fed by transfer.",
    },
  ),
  mobileMoney: read(
    "Everyday payment, since April 2, 2025 without the state's levy of 1%. Foreigners register with the Non-Citizen Ghana Card.",
    "bank-of-ghana",
    [pages.levyEnds, pages.foreignersMobileMoney],
    { note: "MTN is the largest provider. The operator's own fee remains." },
  ),
  transfer: notFound(
    "bank-of-ghana",
    "What bringing $10,000 in costs. Compare what arrives in cedis, not the fee: pages agree that most of the cost is in the exchange rate.",
  ),
};
