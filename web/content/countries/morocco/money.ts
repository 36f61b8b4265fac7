import { MOROCCO_PENSIONS } from "../destination-rules.ts";
import { type Money, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const DGI = "morocco-dgi";
const EXCHANGE = "morocco-exchange-office";

export const moroccoMoney: Money = {
  taxResidence: read(
    "A permanent home in Morocco, or the center of your economic interests there, or more than 183 days in any 365",
    DGI,
    [sources.taxResidence, sources.taxPebbles],
    { note: "Each of the three is enough. Days of arrival and departure count." },
  ),
  foreignIncome: read(
    "Residents pay on income from abroad, unless a treaty leaves it out. Tax withheld in a treaty country is credited.",
    DGI,
    [sources.taxForeign],
  ),
  foreignPensions: MOROCCO_PENSIONS.content,
  rates: read(
    "Nothing up to 40,000 dirhams a year, 10% up to 60,000, 20% up to 80,000, 37% above 180,000, since January 2025",
    DGI,
    [sources.taxBrackets, sources.taxReform, sources.taxOlder],
    {
      ...FEES,
      note: "From 80,000 to 180,000 the pages name no rate; it was 34% in 2024. Each dependent takes 500 dirhams off the tax, up to 3,000.",
    },
  ),
  filing: read(
    "A return of all income online before March 1 of the next year, with a pension from abroad",
    DGI,
    [sources.taxPensions],
    { note: "For other income the pages we read name no day: ask the tax office." },
  ),
  treaties: {
    us: read(
      "Yes, signed on August 1, 1977, in effect since January 1, 1981",
      DGI,
      [sources.treatyUs, sources.taxForeign],
      { note: "It does not free a US citizen from filing in the US." },
    ),
    uk: read("Yes: the UK is on the list of Morocco's treaties", DGI, [sources.taxForeign, sources.treatyUk], {
      note: "Its rule on pensions we did not read. Ask HM Revenue & Customs.",
    }),
    canada: read(
      "Yes, for taxes on income and capital, in the Treaty Series of 1978",
      DGI,
      [sources.treatyCanada, sources.taxForeign],
      { note: "Its rule on pensions we did not read. Ask the Canada Revenue Agency." },
    ),
  },
  banks: read(
    "Foreigners, resident or not, may open an account in convertible dirhams or in foreign currency",
    "bank-al-maghrib",
    [sources.convertible, sources.currencyAccount],
    {
      note: "Money from abroad goes in freely and can go out again. In a branch it takes a day, from abroad two to four weeks, by a guide for Moroccans.",
    },
  ),
  currencyControl: read(
    "The dirham is not freely convertible. What came in through a convertible account, and is on record, can leave with its gains. Cash worth 100,000 dirhams or more is declared on arrival; at most 2,000 dirhams may go in or out.",
    EXCHANGE,
    [sources.cashLimits, sources.accountsGuide, sources.exchangeLaw, sources.convertible, sources.exchangeTravel],
    {
      note: "An ordinary dirham account cannot become a convertible one later. For travel a resident may change up to 200,000 dirhams a year, by a rule of 2020.",
    },
  ),
  mobileMoney: read(
    "Wallets of banks and phone companies work with each other since 2018 (m-wallet, now Maroc Pay): Orange Money, Maroc Telecom's, inwi's, Cash Plus and others",
    "bank-al-maghrib",
    [sources.wallets, sources.walletsToday],
    { note: "Their limits, and what a foreigner shows to register, we did not find. Cash is still usual." },
  ),
  transfer: read(
    "5.9% on average for $200 sent to Morocco in 2021, between 4.7% from Belgium and 12.4% from Israel",
    "bank-al-maghrib",
    [sources.remittances],
    {
      ...FEES,
      note: "A transfer of $10,000 to a bank account costs a smaller share: 0 to 15 euros by the sending bank, by a guide of 2026, and the margin in its exchange rate. Compare on the day.",
    },
  ),
};
