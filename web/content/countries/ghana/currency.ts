import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Ghana. */
export const ghanaCurrency = localCurrency("GHS", "cedis", 11, "bank-of-ghana", {
  near: "10.92 between banks on January 29, 2026",
  page: PUBLIC_PAGES.ghanaRate,
});
