import type { CountryId } from "#domain/countries.ts";
import type { Currency } from "#web/lib/currency.ts";
import { type Fact, fact, type OfficeId, type PublicPage } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

const METHOD =
  "A round planning rate near the rates of the day of entry. The central bank publishes the rate of each day.";

/**
 * How many units of each currency one US dollar buys: rounded rates for planning, not quotations. The
 * US dollar is the base, so it has no record.
 */
export const EXCHANGE_RATES: Readonly<Record<Exclude<Currency, "USD">, Fact<number>>> = {
  CAD: fact<number>(1.4, "estimate", "bank-of-canada", { method: METHOD }),
  GBP: fact<number>(0.75, "estimate", "bank-of-england", { method: METHOD }),
};

/** The money of a country: its code, what an amount is called, and how many units one US dollar buys. */
type LocalCurrency = { code: string; plural: string; perDollar: Fact<number> };

/** The currency of each country, at a rate for planning, as for those above; rents and prices in US dollars are made with it. */
export const LOCAL_CURRENCIES: Readonly<Record<CountryId, LocalCurrency>> = {
  ghana: local("GHS", "cedis", 11, "bank-of-ghana", {
    near: "10.92 between banks on January 29, 2026",
    page: PUBLIC_PAGES.ghanaRate,
  }),
  kenya: local("KES", "shillings", 129, "central-bank-of-kenya", {
    near: "128.93 at the Central Bank on December 16, 2025",
    page: PUBLIC_PAGES.kenyaRate,
  }),
  rwanda: local("RWF", "francs", 1450, "national-bank-of-rwanda", {
    near: "1,456.83 on December 8, 2025",
    page: PUBLIC_PAGES.rwandaRate,
  }),
  "south-africa": local("ZAR", "rand", 17, "south-african-reserve-bank", {
    near: "16.93 on December 8, 2025, and 16.05 late in January 2026; the amounts of the records are counted at 17",
    page: PUBLIC_PAGES.southAfricaRate,
  }),
  nigeria: local("NGN", "naira", 1380, "central-bank-of-nigeria", {
    near: "1,366.19 at the official market on February 6, 2026",
    page: PUBLIC_PAGES.nigeriaRate,
  }),
  morocco: local("MAD", "dirhams", 9.2, "bank-al-maghrib", {
    near: "9.14 on January 2, 2026, with up to 9.33 expected within three months",
    page: PUBLIC_PAGES.moroccoRate,
  }),
  ethiopia: local("ETB", "birr", 156, "national-bank-of-ethiopia", {
    near: "156.23 in January 2026",
    page: PUBLIC_PAGES.ethiopiaRate,
  }),
  botswana: local("BWP", "pula", 13.5, "bank-of-botswana", {
    near: "13.3 to 14.0 early in 2026",
    page: PUBLIC_PAGES.botswanaRate,
  }),
  senegal: local("XOF", "CFA francs", 560, "bceao", {
    near: "655.957 to the euro by its fixed rate, at 1.17 dollars to the euro",
  }),
  mauritius: local("MUR", "rupees", 46, "bank-of-mauritius", {
    near: "45.05 to 47.35 at banks on February 9, 2026",
    page: PUBLIC_PAGES.mauritiusRate,
  }),
  tanzania: local("TZS", "shillings", 2500, "bank-of-tanzania", {
    near: "2,499.64 on January 12, 2026",
    page: PUBLIC_PAGES.tanzaniaRate,
  }),
  egypt: local("EGP", "pounds", 52, "central-bank-of-egypt", {
    near: "52.29 to 52.42 at the Central Bank on March 19, 2026",
    page: PUBLIC_PAGES.egyptRate,
  }),
  "sierra-leone": local("SLE", "leones", 24, "bank-of-sierra-leone", {
    near: "24.15 in the middle of January 2026",
    page: PUBLIC_PAGES.sierraLeoneRate,
  }),
};

/** The latest rate that was found, in words, and the page that names it. */
type Near = { near: string; page?: PublicPage };

function local(code: string, plural: string, perDollar: number, office: OfficeId, { near, page }: Near): LocalCurrency {
  const source = page ? ` (${page.publisher})` : "";
  const method = `A round planning rate of November 2026, near the latest rate that we found: ${near}${source}. The central bank publishes the rate of each day.`;
  const readAt = page ? [page] : [];
  return {
    code,
    plural,
    perDollar: fact<number>(perDollar, "estimate", office, { enteredOn: "2026-11-23", method, readAt }),
  };
}
