import { type Money, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const TAX = "mauritius-mra";
const BANK = "bank-of-mauritius";

export const mauritiusMoney: Money = {
  taxResidence: read(
    "183 days in the tax year, or 270 days in that year and the two before together, or a domicile in Mauritius",
    TAX,
    [sources.taxResidence],
    { note: "The tax year runs from July 1 to June 30. A domicile does not count if your permanent home is abroad." },
  ),
  foreignIncome: read(
    "Residents pay on income from abroad only as far as it is received in Mauritius",
    TAX,
    [sources.taxRates, sources.taxResidence, sources.incomeTaxAct],
    {
      enteredOn: "2026-11-26",
      note: "Pay for work that you do in Mauritius counts as income from Mauritius, wherever it is paid. The Premium Visa is the exception (section 73B of the Income Tax Act): pay for remote work is taxed only when you bring it into Mauritius. What you spend there by foreign card does not count as brought in. Money that you pay into a bank in Mauritius is taxed, unless you declare that you have paid tax on it at home.",
    },
  ),
  foreignPensions: read(
    "A pension counts as foreign income: taxed as far as it is received in Mauritius",
    TAX,
    [sources.taxPension, sources.taxRates],
    {
      note: "The permit for retired people asks you to bring $24,000 a year in, which is income received. A British pension from a former employer, except a government's, is taxed only where you live, by the treaty; ask HM Revenue & Customs about the State Pension.",
    },
  ),
  rates: read(
    "Since July 1, 2025: nothing on the first 500,000 rupees a year, 10% on the next 500,000, 20% on the rest. Above 12 million a year another 15% is due.",
    TAX,
    [sources.taxActRates, sources.taxActGazette, sources.taxFairShare],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "By the Finance Act 2025, published on August 9, 2025. The 15% are the fair share contribution, on what exceeds 12 million rupees, for three years until June 2028. Until June 2025 the first 390,000 rupees were free.",
    },
  ),
  filing: read(
    "A return for the year to June 30 by September 30, online by October 15",
    TAX,
    [sources.taxFiling, sources.taxYear],
    { note: "The later day is from an agent's page about 2018. Keep to September 30." },
  ),
  treaties: {
    us: read(
      "None: the US is not on the list of 43 treaties",
      TAX,
      [sources.treatyList, sources.fatca, sources.treatyUsClaimed],
      {
        note: "One visa site speaks of a treaty; no list has it. There are agreements on FATCA and the exchange of tax information since August 2014. Banks report accounts of US citizens.",
      },
    ),
    uk: read(
      "In force since 1981, last changed in 2018: pensions from former employers, except a government's, are taxed only in the country of residence",
      TAX,
      [sources.treatyUk, sources.treatyUkNote, sources.treatyList],
      {
        note: "We read the explanatory note of 1981 on pensions, not the articles of today. Ask HM Revenue & Customs about the State Pension.",
      },
    ),
    canada: read(
      "None: Canada is on the list of treaties under negotiation",
      TAX,
      [sources.treatyList, sources.treatyOlderList],
      { note: "It was so in 2014, too. Ask the Revenue Authority." },
    ),
  },
  banks: read(
    "In person, by appointment, with passport, permit, proof of address of the last three months and proof of income. MCB, SBM and Absa are among the banks; the deposit is 1,000 to 5,000 rupees.",
    BANK,
    [sources.bankPapers, sources.bankAppointment, sources.bankWeeks],
    { note: "One newcomer waited two weeks for an appointment. From abroad it takes 8 to 12 weeks, by one agent." },
  ),
  currencyControl: read(
    "Cash and money papers above 500,000 rupees ($11,000) must be declared at customs",
    TAX,
    [sources.customsFaq],
    {
      note: "Banks may ask for the source of sums above 500,000 rupees, too. We read no page of the Bank of Mauritius on exchange control. The dollars are ours.",
    },
  ),
  mobileMoney: read(
    "MCB Juice, the app of the Mauritius Commercial Bank: pays by account or phone number, and beneficiaries without an account draw cash at its machines",
    BANK,
    [sources.juice],
    { ...FEES, note: "You need a local phone number for the one-time passwords. Its limits we did not find." },
  ),
  transfer: notFound(BANK, "We found no price for bringing $10,000 in. Compare your bank and two services on the day."),
};
