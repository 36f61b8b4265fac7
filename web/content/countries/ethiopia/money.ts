import { type Money, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const ethiopiaMoney: Money = {
  taxResidence: read(
    "A domicile in Ethiopia, or more than 183 days there within any twelve months, in a row or not",
    "ethiopia-revenues",
    [sources.residence],
  ),
  foreignIncome: read(
    "Residents pay on income from Ethiopia and from abroad, by a text on the income tax law of 2002",
    "ethiopia-revenues",
    [sources.worldwide],
    {
      note: "That law was replaced in 2016; we found no page on today's that says otherwise. Ask in writing how tax paid at home is credited.",
    },
  ),
  foreignPensions: notFound(
    "ethiopia-revenues",
    "Whether a pension from abroad is taxed once you are resident. The treaty with the UK has articles on pensions; Social Security and Canadian pensions we did not find.",
  ),
  rates: read(
    "Monthly pay since July 2025: nothing up to 2,000 birr, 15% to 4,000, 20% to 7,000, 25% to 10,000, 30% to 14,000, 35% above",
    "ethiopia-revenues",
    [sources.rates, sources.payroll],
    {
      note: "14,000 birr are about $90: pay from abroad soon reaches the top rate. Dividends and gains on property and securities: 15%.",
    },
  ),
  filing: read(
    "The employer withholds the tax. Whoever has more than one job files a return, too.",
    "ethiopia-revenues",
    [sources.payroll],
    { note: "The last day for the return we did not find." },
  ),
  treaties: {
    us: notFound(
      "us-irs",
      "We read no page that names an income tax treaty with Ethiopia. Ask an adviser who knows both.",
    ),
    uk: read("Yes, in force since February 21, 2013", "uk-hmrc", [sources.treatyUkForce, sources.treatyUk], {
      reported: [{ value: "in force on 21 February 2023", page: sources.treatyUkNotes }],
      note: "For people in the UK it leaves pensions other than a state's own to the UK, and limits tax in Ethiopia to 5% on interest, 7.5% on royalties and 10% on dividends.",
    }),
    canada: read("None in January 2014, when Ethiopia meant to negotiate one", "canada-cra", [sources.treatyCanada], {
      note: "We read of none since. Ask an adviser who knows both.",
    }),
  },
  banks: read(
    "If you live in Ethiopia, you can open an account in foreign currency as a resident, foreigners included. The diaspora account is for people of Ethiopian origin who have lived abroad for more than a year: dollars, pounds or euros from $100, or a fixed deposit from $5,000.",
    "national-bank-of-ethiopia",
    [
      sources.accountsDirective,
      sources.accountsResidents,
      sources.accountsFreed,
      sources.diasporaAgency,
      sources.diasporaAccount,
      sources.diasporaAccountBank,
      sources.diasporaAccountRates,
    ],
    {
      enteredOn: "2026-11-26",
      note: "So directive FXD/01/2024, and one of 2020 that names resident foreigners. Since February 12, 2026 the National Bank's approval is no longer needed: ask the bank for its papers. Open the diaspora account before you move. Money in it can be sent abroad without a permit; its current account held at most $50,000 in 2018. Bring passport, origin card or residence card, in person or through an embassy; somebody with a power of attorney can run the account but not open it.",
    },
  ),
  currencyControl: read(
    "The birr has floated since July 2024, and banks set their own rates. Money from the bank for a private journey: up to $10,000; the banks' fee on foreign currency is capped at 4% since May 2025.",
    "national-bank-of-ethiopia",
    [sources.float, sources.reforms2025, sources.cashLimits, sources.cashTransit],
    {
      note: "Foreign cash above $10,000 is declared at the border, that of residents already above 4,000 dollars, and residents exchange or bank it within 30 days. At most 3,000 birr may go in or out. Register capital when it comes in, or you may not get it out.",
    },
  ),
  mobileMoney: read(
    "Telebirr, of the state's Ethio Telecom, and M-Pesa. At most 75,000 birr in the account and 150,000 in a day, by a rule reported in 2023.",
    "national-bank-of-ethiopia",
    [sources.mobileLimits, sources.telebirrAbroad],
    {
      reported: [{ value: "50,000 birr in the account, 100,000 in a month", page: sources.telebirr }],
      note: "What a foreigner shows to register we did not find.",
    },
  ),
  transfer: read(
    "From the US 5.8% on average and 2.5% with the cheapest, for $200 early in 2025",
    "national-bank-of-ethiopia",
    [sources.transfer],
    {
      ...FEES,
      note: "For a sum like $10,000 we found no price, and these shares do not hold for it. Compare on the day, the exchange rate included.",
    },
  ),
};
