import { type Money, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources.ts";

const NRA = "sierra-leone-nra";
const BANK = "bank-of-sierra-leone";

export const sierraLeoneMoney: Money = {
  taxResidence: read("More than 182 days in a year, or your normal home there and any days in the year", NRA, [
    sources.taxResidence,
    sources.taxGuide,
  ]),
  foreignIncome: read(
    "Residents pay on income from anywhere. Temporary residents pay on income from Sierra Leone, and on what they bring in from abroad.",
    NRA,
    [sources.taxResidence, sources.taxGuide],
    { note: "The rule for temporary residents stands in a guide of 2020. Ask which one you are." },
  ),
  foreignPensions: read(
    "A British pension, other than for service to the state, is taxed in Sierra Leone if you live there, and not in the UK",
    NRA,
    [sources.treatyUkPensions, sources.taxResidence],
    { note: "On US and Canadian pensions we found no page: they are income from abroad like any other." },
  ),
  rates: read(
    "Nothing on the first 600 leones a month, 15% on the next 600, 20% on the next 600, 25% on the next 600, 30% above 2,400",
    NRA,
    [sources.taxRates, sources.taxUnchanged],
    {
      note: "The Finance Act of 2026 left them as they were. Rent 10%, gains from sales 30%, by a guide of 2020. Employees pay 5% into the pension fund.",
    },
  ),
  filing: read("Within 120 days after the end of the year", NRA, [sources.taxFiling, sources.taxEmployers], {
    note: "Employers deduct the tax from pay, and pay a levy each year for every foreigner.",
  }),
  treaties: {
    us: notFound(
      NRA,
      "The treaties that we read of are with Norway, South Africa and the UK. We read of none with the US.",
    ),
    uk: read(
      "In force, as amended in 1968: tax paid in one country counts against that of the other",
      NRA,
      [sources.treatyUkCredit, sources.treatyUkTaxes, sources.treatyUkPensions, sources.treaties],
      { note: "An old text from colonial days; HM Revenue & Customs publishes it article by article." },
    ),
    canada: notFound(
      NRA,
      "The treaties that we read of are with Norway, South Africa and the UK. We read of none with Canada.",
    ),
  },
  banks: read(
    "Passport, proof of address, a reference, the source of your money; you come in person. Accounts in foreign currency are open to residents and others.",
    BANK,
    [sources.banks, sources.banksTrade, sources.banksForeign],
    {
      note: "Fourteen banks; the largest are Sierra Leone Commercial Bank and Rokel. Cash machines are few.",
    },
  ),
  currencyControl: read(
    "Foreign cash is changed only at banks and bureaus; more than $10,000 is sent abroad through a bank",
    BANK,
    [sources.currencyStreet, sources.banksList, sources.currencyLifted, sources.currencyLimit],
    {
      note: "A limit of 2019 on dollars held at home was lifted in December 2020; declare cash above $10,000. Some landlords ask for dollars.",
    },
  ),
  mobileMoney: read(
    "Orange Money and Afrimoney; the passport is shown to activate the SIM card",
    BANK,
    [sources.mobileMoney, sources.simCard, sources.mobileProblems],
    { ...FEES, note: "Transfers fail at times, and agents run out of cash. No page names today's fees." },
  ),
  transfer: read(
    "7.9% on $200 to Africa on average in 2024; a bank transfer takes two to five business days",
    BANK,
    [sources.remittances, sources.transfer],
    { ...FEES, note: "We found no price for Sierra Leone itself, or for $10,000: compare three services on the day." },
  ),
};
