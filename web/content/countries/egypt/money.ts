import { type Money, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const TAX = "egypt-tax-authority";
const BANK = "central-bank-of-egypt";

export const egyptMoney: Money = {
  taxResidence: read(
    "A permanent home in Egypt, or more than 183 days there in twelve months",
    TAX,
    [sources.taxHome, sources.taxKpmg, sources.taxEy],
    { note: "EY counts the days of a calendar year." },
  ),
  foreignIncome: read(
    "Residents pay on income from abroad only if Egypt is the center of their business or profession",
    TAX,
    [sources.taxEy, sources.taxKpmg],
    {
      reported: [{ value: "on worldwide income", page: sources.taxRates }],
      note: "The first pages are of 2014 and 2021. Whoever works remotely from Egypt may have that center there: ask.",
    },
  ),
  foreignPensions: read(
    "US Social Security: US citizens who live in Egypt pay no US tax on it, and by the treaty only Egypt may tax it. Other pensions from abroad: not found, ask.",
    TAX,
    [sources.treatyUsSocialSecurity, sources.socialSecurityAbroad, sources.taxEy],
    {
      enteredOn: "2026-11-26",
      note: "IRS Publication 915 lists Egypt among the countries with that exemption. Whether Egypt taxes it: by EY's guide of 2021 income from abroad is taxed only where a business or profession has its center in Egypt, and pensions are not named. Pensions from government service have a rule of their own. Ask an adviser for both countries.",
    },
  ),
  rates: read(
    "Nothing up to 40,000 pounds a year, 10% to 55,000, 15% to 70,000, 20% to 200,000, 22.5% to 400,000, 25% to 1.2 million, 27.5% above",
    TAX,
    [sources.taxRates],
    { ...FEES, note: "In December 2024." },
  ),
  filing: read(
    "By March 31 for the year before; tax on pay is withheld each month",
    TAX,
    [sources.filing, sources.filingEmployees],
    { note: "In July 2024. By an older page, whoever has only pay files nothing." },
  ),
  treaties: {
    us: read(
      "In force since December 31, 1981. Social Security is taxable only in the country where you live (article 20).",
      TAX,
      [sources.treatyUs, sources.treatyUsSocialSecurity],
      {
        enteredOn: "2026-11-26",
        note: "You still file a US return. Article 19 is on private pensions: we did not see its words.",
      },
    ),
    uk: read("Signed on April 25, 1977, in force since August 23, 1980", TAX, [sources.treatyUk], {
      note: "We read its table of articles, not its rule on pensions. Ask HM Revenue & Customs.",
    }),
    canada: read("Canada Treaty Series 1984, No. 31", TAX, [sources.treatyCanada], {
      note: "We read its first articles, not its rule on pensions. Ask the Canada Revenue Agency.",
    }),
  },
  banks: read(
    "Passport with visa, rental contract, utility bill of the last three months and proof of income. Since 2024 banks are told to open accounts for foreigners who do not live in Egypt, too.",
    BANK,
    [sources.bankPapers, sources.bankNonResidents],
    { note: "Some banks had refused. A spouse's proof of income was accepted." },
  ),
  currencyControl: read(
    "Cash above $10,000 is declared on arrival, and more than that leaves again only as far as it was declared. At most 5,000 pounds may go in or out. Cards used abroad for more than 90 days are stopped, by a letter of the Central Bank of October 2023.",
    BANK,
    [sources.cashLimits, sources.cardsAbroad],
    {
      note: "Card holders who travel tell their bank. Visa and residence fees are paid from foreign money, with the bank's receipt.",
    },
  ),
  mobileMoney: read(
    "InstaPay: up to 70,000 pounds at a time, 120,000 a day and 400,000 a month since October 2024",
    BANK,
    [sources.instapay],
    {
      ...FEES,
      note: "It needs an Egyptian bank account. Transfers from abroad were being opened, first from the Gulf.",
    },
  ),
  transfer: notFound(BANK, "We found no price for bringing $10,000 in. Compare your bank and two services on the day."),
};
