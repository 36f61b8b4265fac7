import { type Money, notFound, read } from "../country-record.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const TAX_OFFICE = "botswana-burs";
const BANK = "bank-of-botswana";

export const botswanaMoney: Money = {
  taxResidence: read(
    "A permanent home in Botswana, or 183 days there in the tax year from July to June; whoever had 183 days stays resident while they remain in the next year",
    TAX_OFFICE,
    [sources.residence, sources.residenceGuide],
  ),
  foreignIncome: read(
    "Not taxed as a rule. Income from investments and business abroad counts as earned in Botswana for its citizens; residents who are no citizens are left out for investments.",
    TAX_OFFICE,
    [sources.residenceGuide, sources.foreignIncome, sources.foreignDividends],
    {
      note: "Pay for work that you do while in Botswana is taxed there, wherever it is paid. Where dividends from abroad are taxed, the rate is 10%. Ask in writing how a business or work online for people abroad is seen.",
    },
  ),
  foreignPensions: notFound(
    TAX_OFFICE,
    "No page names them. Income from outside Botswana is left out as a rule; ask whether that holds for Social Security, a state pension and a company's pension.",
  ),
  rates: read(
    "Nothing up to 48,000 pula a year, 5% to 84,000, 12.5% to 120,000, 18.75% to 156,000, 25% above",
    TAX_OFFICE,
    [sources.rates, sources.rates2026],
    {
      reported: [
        { value: "26.5% at the top, as proposed in February 2025 and then paused", page: sources.ratesProposed },
        { value: "27.5% above 400,000 pula, as proposed in February 2026", page: sources.ratesTop },
      ],
      note: "Ask what became of the second proposal. 156,000 pula are about $11,600.",
    },
  ),
  filing: read(
    "By September 30, for the year that ended on June 30. The employer withholds the tax each month.",
    TAX_OFFICE,
    [sources.returns],
    { note: "An undated page of a tax firm. Whoever earns more than the amount that is free of tax registers." },
  ),
  treaties: {
    us: read("None: not among the treaties that the index of Botswana's laws lists", "us-irs", [sources.treatyList], {
      note: "The index is undated. Ask an adviser who knows both.",
    }),
    uk: read("Yes, in force since September 4, 2006", "uk-hmrc", [sources.treatyUk, sources.treatyUkText], {
      note: "For people in the UK it leaves pensions other than a government's to the UK. Interest and royalties 10%, dividends 12% or 5%.",
    }),
    canada: read(
      "None: not among the treaties that the index of Botswana's laws lists",
      "canada-cra",
      [sources.treatyList],
      { note: "The index is undated. Ask an adviser who knows both." },
    ),
  },
  banks: read(
    "Passport, residence permit, pay slip, tax number, and proof of your address that is no older than three months",
    BANK,
    [sources.bankPapers],
    {
      note: "Begin with a letter of your bank at home; what a visitor without a permit can open we did not find on a bank's page.",
    },
  ),
  currencyControl: read(
    "None since February 9, 1999. Money may come in and go out; the bank asks for a form.",
    BANK,
    [sources.exchange],
    { note: "A page of 2017. Cash above 10,000 pula is declared at the border." },
  ),
  mobileMoney: read(
    "Orange Money: account up to 30,000 pula, 10,000 a payment, 15,000 a day, 30,000 a month; opening it is free",
    BANK,
    [sources.mobileMoney, sources.mobileMoneyOpening],
    {
      reported: [{ value: "5,000, 10,000 and 20,000 pula, by a rule of 2020", page: sources.mobileMoney2021 }],
      note: "What a foreigner shows to register we did not find.",
    },
  ),
  transfer: notFound(BANK, "No price from the US, the UK or Canada. Compare on the day, the exchange rate included."),
};
