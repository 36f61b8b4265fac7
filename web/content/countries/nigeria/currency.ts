import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Nigeria. */
export const nigeriaCurrency = localCurrency("NGN", "naira", 1380, "central-bank-of-nigeria", {
  near: "1,366.19 at the official market on February 6, 2026",
  page: PUBLIC_PAGES.nigeriaRate,
});
