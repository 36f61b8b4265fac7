import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Kenya. */
export const kenyaCurrency = localCurrency("KES", "shillings", 129, "central-bank-of-kenya", {
  near: "128.93 at the Central Bank on December 16, 2025",
  page: PUBLIC_PAGES.kenyaRate,
});
