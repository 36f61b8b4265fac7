import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Egypt. */
export const egyptCurrency = localCurrency("EGP", "pounds", 52, "central-bank-of-egypt", {
  near: "52.29 to 52.42 at the Central Bank on March 19, 2026",
  page: PUBLIC_PAGES.egyptRate,
});
