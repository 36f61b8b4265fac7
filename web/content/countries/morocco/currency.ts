import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Morocco. */
export const moroccoCurrency = localCurrency("MAD", "dirhams", 9.2, "bank-al-maghrib", {
  near: "9.14 on January 2, 2026, with up to 9.33 expected within three months",
  page: PUBLIC_PAGES.moroccoRate,
});
