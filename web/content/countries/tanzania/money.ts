import { type Money, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources, permitSources } from "./sources.ts";

const TRA = "tanzania-tra";

export const tanzaniaMoney: Money = {
  taxResidence: read(
    "183 days in the year, or 122 days on average over that year and the two before, or a permanent home and any days in the year",
    TRA,
    [sources.taxResidence, sources.taxHome],
    { note: "The calendar year counts." },
  ),
  foreignIncome: read(
    "In your first two years as a resident only income from Tanzania; after that income from anywhere",
    TRA,
    [sources.taxHome, sources.taxRates, sources.taxResidence],
    {
      note: "The two years count over your whole life. PwC calls such people short-term residents. Work that you do in Tanzania has a Tanzanian source, also for a client abroad.",
    },
  ),
  foreignPensions: notFound(
    TRA,
    "No page speaks of pensions from abroad. After two years a resident's income from anywhere counts: ask in writing before you retire there.",
  ),
  rates: read(
    "Nothing up to 270,000 shillings a month, 8% up to 520,000, 20% up to 760,000, 25% up to 1,000,000, 30% above",
    TRA,
    [sources.taxResidence, sources.taxRates],
    { note: "For 2024/25. Employees who are not residents pay 15% of their pay." },
  ),
  filing: notFound(TRA, "Employers deduct the tax from pay. Ask when the return for other income is due."),
  treaties: {
    us: read(
      "None: the nine treaties are with Canada, Denmark, Finland, India, Italy, Norway, South Africa, Sweden and Zambia",
      TRA,
      [sources.treaties],
      { note: "A list of about 2016. Ask an adviser who knows both countries." },
    ),
    uk: read("None among the nine; one was being negotiated", TRA, [sources.treaties, sources.treatyTalks], {
      note: "A list of about 2016. Ask HM Revenue & Customs whether it came about.",
    }),
    canada: read(
      "Signed in December 1995: at most 15% at the source on periodic pensions, 15% on interest, 20 to 25% on dividends",
      TRA,
      [sources.treatyCanada, sources.treatyCanadaText, sources.treaties],
      {
        note: "It came into force after both countries ratified it; check today's text with the Canada Revenue Agency.",
      },
    ),
  },
  banks: read(
    "Passport, residence or work permit, proof of address, often a reference and the tax number; some banks take you without the permit",
    "bank-of-tanzania",
    [sources.banks, sources.banksLaw, sources.banksDiaspora],
    {
      note: "The law lets banks take visitors with passport, visa and thumbprint. People of Tanzanian origin with another passport may hold an account in foreign currency, by a notice of March 2023.",
    },
  ),
  currencyControl: read(
    "Since March 28, 2025 it is an offense to quote a price in dollars, to ask for dollars or to take them; all is paid in shillings. Cash of $10,000 or more is declared to customs on entering or leaving.",
    "bank-of-tanzania",
    [
      sources.currencyRules,
      sources.currencyLawyers,
      sources.currencyContracts,
      sources.currencyBan,
      sources.currencyNotice,
      sources.transferOut,
      sources.cashDeclared,
    ],
    {
      enteredOn: "2026-11-26",
      note: "It also holds for rent and school fees. A lease in dollars had to be changed to shillings by March 27, 2026, or it is void: sign none. Embassies, loans from banks and duty-free shops are excepted, and cards work. To send money out, papers are asked for: contract, pension letter, invoice, proof of taxes.",
    },
  ),
  mobileMoney: read(
    "M-Pesa: 5,000 shillings to send more than a million, 8,000 to take it out, by an older table; no monthly fee",
    "bank-of-tanzania",
    [sources.mpesaFees, sources.mpesa, sources.simCards, permitSources.identityCard],
    {
      ...FEES,
      note: "A passport is enough to register on one page; another asks for the number of the national identity. Foreigners who stay over six months need a residence card with that number.",
    },
  ),
  transfer: read(
    "7.9% on $200 to Africa on average in 2024. The same list puts Tanzania at 57%, the dearest of all.",
    "bank-of-tanzania",
    [sources.remittances],
    {
      ...FEES,
      note: "We do not know why it is so high. For $10,000 compare a bank transfer and a digital service on the day; we found no price for that sum.",
    },
  ),
};
