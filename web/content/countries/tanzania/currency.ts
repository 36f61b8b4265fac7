import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Tanzania. */
export const tanzaniaCurrency = localCurrency("TZS", "shillings", 2500, "bank-of-tanzania", {
  near: "2,499.64 on January 12, 2026",
  page: PUBLIC_PAGES.tanzaniaRate,
});
