import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { source } from "../country-record.ts";

const NEW_TIMES = "The New Times, Rwanda";
const RRA = "Rwanda Revenue Authority";

/** The pages that money and homes were read on. */
export const moneySources = {
  // Money
  taxResidence: source(
    "Unpacking the concept of individual tax residence in Rwanda",
    NEW_TIMES,
    "press",
    "2024-10-07",
    "http://newtimes.co.rw/article/20728/opinions/unpacking-the-concept-of-individual-tax-residence-in-rwanda/amp",
  ),
  taxHome: source(
    "Taxation of expatriates",
    NEW_TIMES,
    "press",
    "2011-09-12",
    "http://www.newtimes.co.rw/article/60497/taxation-of-expatriates/amp",
  ),
  taxWorldwide: source(
    "Rwanda personal income tax",
    "Taxexpense",
    "other",
    null,
    "https://www.taxexpense.com/rwanda-taxes/rwanda-income-tax/",
  ),
  taxDevelopments: source(
    "Rwanda: individual, significant developments",
    "PwC",
    "other",
    "2024-07-20",
    "https://taxsummaries.pwc.com/rwanda/individual/significant-developments",
  ),
  taxPensions: source(
    "Rwanda: individual, income determination",
    "PwC",
    "other",
    null,
    "http://taxsummaries.pwc.com/uk/taxsummaries/wwts.nsf/ID/Rwanda-Individual-Income-determination",
  ),
  taxRates: source(
    "Pay as you earn",
    RRA,
    ["rwanda-rra"],
    null,
    "https://www.rra.gov.rw/en/taxes-fees/domestic-taxes/pay-as-you-earn",
  ),
  taxFiling: source(
    "Personal income tax rates in Rwanda",
    "Venas News",
    "press",
    null,
    "https://venasnews.com/personal-income-tax-pit-rates-in-rwanda/",
  ),
  treaties: source(
    "Rwanda: individual, foreign tax relief and tax treaties",
    "PwC",
    "other",
    "2024-02-28",
    "http://taxsummaries.pwc.com/uk/taxsummaries/wwts.nsf/ID/Rwanda-Individual-Foreign-tax-relief-and-tax-treaties",
  ),
  treatyUkClaimed: source(
    "Tax residency in Rwanda",
    "Heavnn",
    "agent",
    null,
    "https://university.heavnn.io/tax-residency-in-rwanda",
  ),
  banks: source(
    "Opening a bank account as a foreigner in Rwanda",
    "World Visa Guide",
    "agent",
    null,
    "https://worldvisaguide.com/africa/rwanda/opening-a-bank-account-as-a-foreigner-in-rwanda",
  ),
  banksNames: source(
    "Opening a bank account after moving to Rwanda (in Chinese)",
    "76hw.com",
    "other",
    null,
    "https://www.76hw.com/news/lu-wang-da-yi-min-ru-he-an-quan-gao-xiao-di-kai-she-yin-xing-zhang-hu-bing-wan-cheng-kua-jing-zi-jin.html",
  ),
  exchangeUs: source(
    "Rwanda: foreign exchange controls",
    "US Department of Commerce",
    [],
    "2019-07-11",
    "https://legacy.export.gov/article?id=Rwanda-Foreign-Exchange-Controls",
  ),
  exchangeDirective: source(
    "Rwanda gazettes new directive on foreign exchange operations",
    "EY",
    "other",
    "2025-09-26",
    "https://taxnews.ey.com/news/2025-1939-rwanda-gazettes-new-directive-on-foreign-exchange-operations",
  ),
  exchangeFines: source(
    "Rwanda central bank explains new foreign currency regulations",
    "Tengele",
    "press",
    null,
    "https://tengele.com/news/70f5fb75-ab54-4e29-8fa4-8d2c9062bdcf/rwanda-central-bank-explains-new-foreign-currency-regulations",
  ),
  momo: source("Discover the world of MoMo", "MTN Rwanda", "other", null, "https://www.mtn.co.rw/momo/"),
  transfers: source(
    "Remittance Prices Worldwide, issue 47, September 2023, in a copy",
    "World Bank",
    "other",
    null,
    "https://jamesrqclark.com/how-to-receive-money-from-remitly-in-pakistan-2932",
  ),
  // Homes
  landLaw: PUBLIC_PAGES.rwandaLandLaw,
  landTerms: source(
    "The new land law and its impact on investment",
    "Plut Properties",
    "agent",
    "2022-04-04",
    "https://plutproperties.com/foreigners-rights-land-in-rwanda/",
  ),
  landCertificate: source(
    "How a foreigner may obtain an investment certificate in Rwanda",
    "noaraalc.com, a law firm",
    "law firm",
    "2022-06-02",
    "https://noaraalc.com/2022/06/02/how-a-foreigner-may-obtain-investment-certificate-in-rwanda-procedure-for-obtaning-investment-certificate-in-rwanda/",
  ),
  buyingSteps: source(
    "Key legal aspects of buying a property in Rwanda",
    "Relocation Rwanda",
    "agent",
    null,
    "https://relocationrwanda.com/key-legal-aspects-of-buying-a-property-in-rwanda",
  ),
  buyingChecks: source(
    "Buying a home in Rwanda? What you need to know",
    NEW_TIMES,
    "press",
    "2021-03-09",
    "http://www.newtimes.co.rw/article/184528/Opinions/buying-a-home-in-rwanda-what-you-need-to-know/amp",
  ),
  buyingFamilies: source(
    "Letters: real estate investors should be keen on the laws",
    NEW_TIMES,
    "press",
    null,
    "http://www.newtimes.co.rw/section/read/204098/",
  ),
  saleTax: source(
    "Tax on sale of immovable property",
    RRA,
    ["rwanda-rra"],
    null,
    "https://www.rra.gov.rw/en/domestic-tax-services/local-government-taxes/default-title-1",
  ),
  propertyTax: source(
    "Immovable property tax",
    RRA,
    ["rwanda-rra"],
    null,
    "https://www.rra.gov.rw/en/district-revenues/immovable-tax-property",
  ),
  propertyTaxRates: source(
    "Property taxes in Rwanda: selling and renting",
    "eMall Property Agency",
    "agent",
    null,
    "https://emallproperty.com/?p=5775",
  ),
} as const;
