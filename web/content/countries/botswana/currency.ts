import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Botswana. */
export const botswanaCurrency = localCurrency("BWP", "pula", 13.5, "bank-of-botswana", {
  near: "13.3 to 14.0 early in 2026",
  page: PUBLIC_PAGES.botswanaRate,
});
