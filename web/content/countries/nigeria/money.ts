import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Money, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

const TAX = "nigeria-nrs";
const BANK = "central-bank-of-nigeria";

export const nigeriaMoney: Money = {
  taxResidence: read(
    "Since January 1, 2026 one of these is enough: domicile in Nigeria, a permanent place for your own use, a habitual abode, substantial economic and immediate family ties, or 183 days there in twelve months",
    TAX,
    [PUBLIC_PAGES.nigeriaTaxResidence, PUBLIC_PAGES.nigeriaTaxTies, sources.taxIncome],
    {
      reported: [
        {
          value: "the 183-day rule alone decides, by the chairman of the president's tax committee",
          page: sources.taxCommitteeResidence,
        },
      ],
      note: "A house that you keep or rent there can be enough. Ask in writing before you move.",
    },
  ),
  foreignIncome: read(
    "Residents pay on income from everywhere, people who are not residents only on income from Nigeria",
    TAX,
    [sources.taxCommitteePensions, sources.taxWorked, sources.taxCommitteeResidence],
    { note: "Where no treaty applies, the new law gives a relief of its own against paying twice." },
  ),
  foreignPensions: read(
    "For people who are not residents: no tax on a pension from abroad, unless it was earned by work in Nigeria. For residents we read of no such relief: count on tax.",
    TAX,
    [sources.taxCommitteePensions],
    { note: "Ask the Revenue Service before you retire there." },
  ),
  rates: read(
    "Of a year's income, nothing on the first 800,000 naira, 15% on the next 2.2 million, 18% on the next 9 million, 21% on the next 13 million, 23% on the next 25 million, 25% above 50 million",
    TAX,
    [sources.taxBands, sources.taxBandsBlog],
    { note: "A fifth of the rent that you pay comes off the income, at most 500,000 naira." },
  ),
  filing: read(
    "By March 31 for the calendar year before, with the revenue service of the state where you live; in Lagos only online",
    "lagos-lirs",
    [sources.taxFiling, sources.taxFilingBank],
    {
      note: "Late: 100,000 naira for the first month and 50,000 for each further one. A bank's page names April 14 as the last day in 2026.",
    },
  ),
  treaties: {
    us: read("None: the US is not on the tax authority's list of treaties", TAX, [sources.treaties], {
      reported: [{ value: "signed in 1992 (a blog)", page: sources.treatiesBlog }],
      note: "The list names sixteen countries and has no date. Take an adviser who knows both countries.",
    }),
    uk: read("Yes, a full agreement, in force since January 1, 1988", TAX, [sources.treaties], {
      reported: [{ value: "in force since December 27, 1987", page: sources.treatyUk }],
    }),
    canada: read("Yes, a full agreement, in force since November 16, 1999, for taxes from January 1, 2000", TAX, [
      sources.treaties,
    ]),
  },
  banks: read(
    "A residence permit (CERPAC), a Nigerian address and a Bank Verification Number, which takes your fingerprints. Zenith, First Bank, GTBank, UBA and Access open accounts for people abroad who are Nigerian or hold the permit.",
    BANK,
    [sources.banksForeigners, sources.banksLawyers, sources.banksDiaspora],
    {
      note: "With a foreign passport and proof of Nigerian origin (a birth certificate or an expired Nigerian passport) Access Bank opens an account from abroad.",
    },
  ),
  currencyControl: read(
    "Cash above $10,000 is declared on entering and leaving. Have capital from abroad recorded in a certificate of capital importation by the bank that receives it. Without the certificate, capital and profits cannot be sent out through banks.",
    BANK,
    [sources.cashDeclared, PUBLIC_PAGES.nigeriaCapitalImportation, PUBLIC_PAGES.nigeriaCapitalCircular],
    { note: "Undeclared cash can be seized and its owner prosecuted, says the customs service." },
  ),
  mobileMoney: read(
    "Wallets have three levels: 50,000, 200,000 and 5 million naira a day. The second and third need a Bank Verification Number.",
    BANK,
    [sources.walletCircular, sources.walletTiers],
    { note: "The circular is of 2017. The number comes with a bank account, so the residence permit comes first." },
  ),
  transfer: read(
    "0.5 to 1 percent with Wise by a guide of 2025; the World Bank's average for $200 to Africa south of the Sahara was 8.46 percent in 2025",
    BANK,
    [sources.transferWise, sources.transferWorldBank],
    {
      ...FEES,
      note: "For a sum like $10,000 we found no price. Compare the naira that arrive, not the fee. Some services have limits: ask before you send a large sum.",
    },
  ),
};
