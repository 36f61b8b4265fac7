import { localCurrency } from "#web/content/exchange-rates.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

/** The money of Sierra Leone. */
export const sierraLeoneCurrency = localCurrency("SLE", "leones", 24, "bank-of-sierra-leone", {
  near: "24.15 in the middle of January 2026",
  page: PUBLIC_PAGES.sierraLeoneRate,
});
