import { type Money, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const kenyaMoney: Money = {
  taxResidence: read(
    "With a home in Kenya, any stay in the year makes you a resident. Without one, 183 days in the year, or more than 122 days on average over that year and the two before.",
    "kenya-kra",
    [sources.taxResidence, sources.taxPension],
    {
      reported: [
        {
          value: "with a home in Kenya: 183 days in a year, or 122 days in all within three years",
          page: sources.taxResidenceUshuru,
        },
      ],
      note: "A rented apartment counts as a home.",
    },
  ),
  foreignIncome: read(
    "Residents pay on pay for work done anywhere; on other income only if it arises in or comes from Kenya",
    "kenya-kra",
    [sources.taxForeign, sources.taxPension],
    {
      reported: [
        {
          value: "residents pay on their worldwide income, dividends, interest and business profits included",
          page: sources.taxForeignAdviser,
        },
      ],
      note: "Pay for remote work from Nairobi is such pay. Ask the Revenue Authority in writing before you rely on the milder reading.",
    },
  ),
  foreignPensions: read(
    "A pension from a fund abroad counts as Kenyan income only as far as it comes from work done in Kenya",
    "kenya-kra",
    [sources.taxPension],
    { note: "The page is of 2015. Ask the Revenue Authority whether it still holds." },
  ),
  rates: read(
    "10% up to 24,000 shillings a month, 25% up to 32,333, 30% up to 500,000, 32.5% up to 800,000, 35% above; 2,400 a month come off the tax",
    "kenya-kra",
    [sources.taxRates, sources.taxBandsPlan],
    { note: "In December 2025 banks asked for lower bands. Look whether a later Finance Act changed them." },
  ),
  filing: read("A return for the calendar year by June 30, on iTax, with a personal tax number (PIN)", "kenya-kra", [
    sources.taxResidenceUshuru,
  ]),
  treaties: {
    us: read("None in force: the US is not on the list of Kenya's treaties", "kenya-kra", [sources.treatiesKra], {
      note: "The list is old. Ask an adviser who knows both countries.",
    }),
    uk: read(
      "Yes, signed on July 31, 1973. On a pension that Kenya taxes, the UK may take no more than 5 percent, and the other way round.",
      "kenya-kra",
      [sources.treatiesKra, sources.treatyUkPensions],
      { note: "Pensions for service to the state are apart: the state that pays may tax them." },
    ),
    canada: read(
      "Yes, signed on April 27, 1983 and in force since January 8, 1987, for taxes on income and capital",
      "kenya-kra",
      [sources.treatiesKra, sources.treatiesTreasury, sources.treatyCanada],
    ),
  },
  banks: read(
    "Passport, permit or foreigner's card, a Kenyan tax number (PIN), proof of address, and often an employment contract. Absa, Standard Chartered, KCB, Co-operative and Equity are the largest.",
    "central-bank-of-kenya",
    [sources.banksPin, sources.banksPapers, sources.banksNames],
    { note: "The tax number may have to wait for the foreigner's card: bring money for the first months." },
  ),
  currencyControl: read(
    "None since 1993. Banks ask for papers on the purpose above $10,000. Cash above $10,000, or 500,000 shillings, is declared at the border.",
    "central-bank-of-kenya",
    [sources.exchangeControls, sources.cashDeclared],
  ),
  mobileMoney: read(
    "M-Pesa: up to 500,000 shillings a day and in the account, 150,000 in one payment. Registration needs a Safaricom SIM card and your personal details.",
    "central-bank-of-kenya",
    [sources.mpesaLimits, sources.mpesaTourists],
  ),
  transfer: read(
    "For $1,000 from the US: 1.2 percent with Wise, 1.6 with Sendwave or Remitly, 2.8 with WorldRemit, 5.7 with Western Union, exchange rate included",
    "central-bank-of-kenya",
    [sources.transfers],
    {
      ...FEES,
      note: "For a sum like $10,000 we found no price, and these shares do not hold for it. Compare on the day.",
    },
  ),
};
