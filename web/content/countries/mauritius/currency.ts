import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Mauritius. */
export const mauritiusCurrency = localCurrency("MUR", "rupees", 46, "bank-of-mauritius", {
  near: "45.05 to 47.35 at banks on February 9, 2026",
  page: PUBLIC_PAGES.mauritiusRate,
});
