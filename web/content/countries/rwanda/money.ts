import { type Money, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const rwandaMoney: Money = {
  taxResidence: read(
    "A permanent home or habitual abode in Rwanda, or 183 days there in the year, or more than 122 days on average over that year and the two before",
    "rwanda-rra",
    [sources.taxResidence, sources.taxDevelopments, sources.taxHome],
    { note: "The days need not be in a row. A room that is yours all the time can be a permanent home." },
  ),
  foreignIncome: read(
    "Residents pay on their worldwide income",
    "rwanda-rra",
    [sources.taxResidence, sources.taxWorldwide],
    {
      note: "Experts of licensed entities of the Kigali International Financial Centre pay nothing on foreign income for five years, if they were no residents in the five years before. Tax paid abroad is credited, with proof.",
    },
  ),
  foreignPensions: read(
    "Pension payments count as employment income, and residents pay on income from anywhere",
    "rwanda-rra",
    [sources.taxPensions, sources.taxResidence],
    { note: "No page that we read speaks of pensions from abroad by name. Ask in writing before you retire there." },
  ),
  rates: read(
    "Nothing up to 60,000 francs a month, 10% up to 100,000, 20% up to 200,000, 30% above",
    "rwanda-rra",
    [sources.taxRates],
    {
      note: "Social security comes on top: the pension contribution is 12% since 2025 and rises.",
    },
  ),
  filing: read("A return for the calendar year by March 31", "rwanda-rra", [sources.taxFiling], {
    note: "Not needed if you have only pay or investment income that was taxed at the source.",
  }),
  treaties: {
    us: read("None: the US is not on the list of Rwanda's treaties", "rwanda-rra", [sources.treaties], {
      note: "The list is of February 2024. Ask an adviser who knows both countries.",
    }),
    uk: read("None: the UK is not on the list of Rwanda's treaties", "rwanda-rra", [sources.treaties], {
      reported: [{ value: "a treaty with the UK that says where a person is resident", page: sources.treatyUkClaimed }],
      note: "The list is of February 2024. Ask HM Revenue & Customs, too.",
    }),
    canada: read("None: Canada is not on the list of Rwanda's treaties", "rwanda-rra", [sources.treaties], {
      note: "The list is of February 2024. Ask an adviser who knows both countries.",
    }),
  },
  banks: read(
    "In person, with passport, residence permit, proof of address and often references. Bank of Kigali is the largest; Ecobank, Access and I&M are others.",
    "national-bank-of-rwanda",
    [sources.banks, sources.banksNames],
    { note: "One page asks for a Rwandan tax number, too. Bring money for the time before the permit." },
  ),
  currencyControl: read(
    "No legal limit on moving capital in or out through a bank, but dollars have been short. Inside Rwanda prices and payments are in francs.",
    "national-bank-of-rwanda",
    [sources.exchangeUs, sources.exchangeDirective, sources.exchangeFines],
    {
      note: "A rule of May 2025 set half of the sum as the fine for unauthorized payments in foreign currency; a directive of September 2025 replaced rules of that month. How much cash is declared at the border we did not find: ask customs. Hotels, travel firms and international schools may take dollars from non-residents.",
    },
  ),
  mobileMoney: read(
    "MTN Mobile Money (MoMo): paying in is free, moving money to your bank costs 2 percent. It works with Bank of Kigali, Equity, Access, I&M and others.",
    "national-bank-of-rwanda",
    [sources.momo],
    { ...FEES, note: "Its limits, and what a foreigner shows to register, we did not find." },
  ),
  transfer: {
    notFoundOn: "2026-11-26",
    office: "national-bank-of-rwanda",
    note: "No price for bringing a large sum to Rwanda is published. The World Bank's averages are for $200 and cost a much larger share. Compare your bank and two services on the day, the exchange rate included.",
  },
};
