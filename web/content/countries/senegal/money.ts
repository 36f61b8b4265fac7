import { type Money, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const DGID = "senegal-dgid";

export const senegalMoney: Money = {
  taxResidence: read(
    "A permanent home in Senegal, or a main stay or the center of your economic interests there, or work there that is not a side job",
    DGID,
    [sources.taxResidence, sources.taxWorldwide],
    { reported: [{ value: "183 days in any 365", page: sources.taxMap }], note: "One of them is enough." },
  ),
  foreignIncome: read("Residents pay on income from everywhere, others on income from Senegal", DGID, [
    sources.taxWorldwide,
    sources.taxMap,
  ]),
  foreignPensions: read(
    "Taxed, with 40% of the pension left out and up to 80% taken off the tax, if it goes to a resident's account in CFA francs in Senegal",
    DGID,
    [sources.pensionsAgency, sources.pensionsNotary, sources.pensionsFrench],
    {
      ...FEES,
      note: "By article 180 of the tax code of 2012, told for French pensioners. Each return needs the fund's certificate and the bank's; at most 25% of the pension may stay abroad.",
    },
  ),
  rates: read(
    "Nothing up to 630,000 francs a year, 20% up to 1.5 million, 30% up to 4, 35% up to 8, 37% up to 13.5, 40% above",
    DGID,
    [sources.taxBrackets, sources.taxGuide],
    {
      ...FEES,
      reported: [{ value: "a highest rate of 43%", page: sources.taxMap }],
      note: "State of May 2024.",
    },
  ),
  filing: read("A return of last year's income before May 1", DGID, [sources.taxNotary], {
    ...FEES,
    reported: [
      { value: "before March 1", page: sources.pensionsFrench },
      { value: "before March 1; none for employees whose tax is withheld", page: sources.taxGuide },
    ],
    note: "Keep to the earlier day until the tax office of your district tells you otherwise.",
  }),
  treaties: {
    us: read("None: Senegal is not on the list of the US tax office", DGID, [sources.treatiesUs], {
      note: "The list that we read is of 2014. Credits for tax paid abroad are what is left.",
    }),
    uk: read(
      "Yes: signed on February 26, 2015, in force since March 30, 2016, in Senegal from January 1, 2017",
      DGID,
      [sources.treatyUk],
      { note: "Its rule on pensions we did not read. Ask HM Revenue & Customs." },
    ),
    canada: read("Yes: Canada is among Senegal's 18 treaties", DGID, [sources.taxMap], {
      note: "Its rule on pensions we did not read. Ask the Canada Revenue Agency.",
    }),
  },
  banks: read(
    "A newcomer can open a foreigner's account, which takes transfers and checks from abroad but no cash; a resident opens one in CFA francs",
    "bceao",
    [sources.accountForeign, sources.accountRules],
    {
      note: "Pages without a date, and rules of 2011. What papers a bank asks of an American we did not find.",
    },
  ),
  currencyControl: read(
    "The franc is fixed to the euro. Transfers out of the union go through an approved bank, with papers that show the reason.",
    "bceao",
    [sources.exchangeBank, sources.exchangeRule, sources.exchangeTravel],
    {
      note: "Regulation 06/2024 of the union replaced the older one. A resident may carry up to 2 million francs in foreign currency on a journey.",
    },
  ),
  mobileMoney: read(
    "Wave takes 1% to send, Orange Money 0.8%; paying in and taking out is free at both",
    "bceao",
    [sources.mobileMoney, sources.mobileMoneyWave],
    { ...FEES, note: "Prices of November 2021." },
  ),
  transfer: read(
    "6.5% on average for $200 from France at the start of 2025, 2.8% with the cheapest service",
    "bceao",
    [sources.remittances, sources.accountForeign],
    {
      ...FEES,
      note: "From the US, the UK and Canada not found. A bank transfer of $10,000 costs a smaller share, about 1% on an older page, and the margin in the rate. Compare on the day.",
    },
  ),
};
