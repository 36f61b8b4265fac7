import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of South Africa. */
export const southAfricaCurrency = localCurrency("ZAR", "rand", 17, "south-african-reserve-bank", {
  near: "16.93 on December 8, 2025, and 16.05 late in January 2026; the amounts of the records are counted at 17",
  page: PUBLIC_PAGES.southAfricaRate,
});
