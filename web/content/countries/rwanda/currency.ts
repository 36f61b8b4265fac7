import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Rwanda. */
export const rwandaCurrency = localCurrency("RWF", "francs", 1450, "national-bank-of-rwanda", {
  near: "1,456.83 on December 8, 2025",
  page: PUBLIC_PAGES.rwandaRate,
});
