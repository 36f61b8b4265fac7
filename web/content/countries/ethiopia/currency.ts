import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Ethiopia. */
export const ethiopiaCurrency = localCurrency("ETB", "birr", 156, "national-bank-of-ethiopia", {
  near: "156.23 in January 2026",
  page: PUBLIC_PAGES.ethiopiaRate,
});
