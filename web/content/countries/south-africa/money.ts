import { type Money, notFound, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const TAX = "south-africa-sars";
const BANK = "south-african-reserve-bank";

/** Tax and money in South Africa. */
export const southAfricaMoney: Money = {
  taxResidence: read(
    "When your real home is there, from that day; otherwise with more than 91 days in this and each of the five years before, and more than 915 days in those five",
    TAX,
    [pages.residenceTests, pages.residenceAjm, pages.residenceStart],
    { note: "People who move for good are resident from the start, not after six years." },
  ),
  foreignIncome: read(
    "Residents are taxed on their income from all countries; others only on income from South Africa",
    TAX,
    [pages.worldwideIncome, pages.residenceStart],
    { note: "Income from abroad of the time before you became resident stays untaxed." },
  ),
  foreignPensions: read(
    "Exempt: pensions from employers abroad for work done abroad, and state pensions",
    TAX,
    [pages.pensionWithdrawn, pages.pensionScope],
    {
      pace: "fees-and-visas",
      note: "A bill of 2025 was to end the exemption in March 2026. The Treasury withdrew it and will consult again. Private plans that do not come from a job may not be covered.",
    },
  ),
  rates: read(
    "18% on the first 245,100 rand (about $14,400) a year, up to 45%",
    TAX,
    [pages.rates2026, pages.rates2025],
    {
      pace: "fees-and-visas",
      note: "The first figure holds from March 1, 2026. The year before, 36% began at 512,800 rand and 45% at 1,817,000 rand. Dollars at 17 rand.",
    },
  ),
  filing: read(
    "Tax year March to February. Returns for the year to February 2026: July 13 to October 23, 2026; with other income than a salary (provisional) until January 22, 2027",
    TAX,
    [pages.filingSeason],
    {
      pace: "fees-and-visas",
      reported: [{ value: "January 23, 2027 was expected for provisional taxpayers.", page: pages.filingExpected }],
    },
  ),
  treaties: {
    us: read("Yes, in effect since January 1, 1998; with an article on pensions", TAX, [pages.treatyUs]),
    uk: read("Yes, in force since December 17, 2002, with a protocol of 2011", "uk-hmrc", [pages.treatyUk]),
    canada: read("Yes, in force since April 30, 1997", TAX, [pages.treatyList, pages.treatyCanada]),
  },
  banks: read(
    "Standard Bank takes residents with passport, visa and proof of address, and non-residents with three bank statements and a letter of their bank",
    BANK,
    [pages.bankStandard],
    {
      note: "A lease, a landlord's letter or an affidavit can prove the address. Another page says that Standard Bank and TymeBank ask for none, and that a visitor gets a non-resident account only.",
      reported: [{ value: "Standard Bank asks foreigners for no proof of address.", page: pages.bankSteps }],
    },
  ),
  currencyControl: read(
    "Residents may send 2 million rand a year abroad without a tax certificate, and 10 million more with one",
    BANK,
    [pages.allowance2026, pages.allowanceForeign],
    {
      pace: "fees-and-visas",
      note: "The 2 million were announced in February 2026; until then it was 1 million. Keep the proof of what you bring in: it decides what may leave again.",
    },
  ),
  mobileMoney: notFound(BANK, "Which mobile wallets newcomers may open. Banks' own apps are what the pages name."),
  transfer: read(
    "For $1,000 in January 2026: $13 to $16 with a transfer service, 3% to 6% in the rate at banks",
    BANK,
    [pages.transferCosts, pages.transferCode],
    {
      pace: "fees-and-visas",
      note: "For a sum like $10,000 we found no price, and these shares do not hold for it. The receiving bank asks for the purpose, as a code of the Reserve Bank.",
    },
  ),
};
