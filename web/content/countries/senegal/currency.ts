import { localCurrency } from "#web/content/exchange-rates.ts";

/** The money of Senegal. */
export const senegalCurrency = localCurrency("XOF", "CFA francs", 560, "bceao", {
  near: "655.957 to the euro by its fixed rate, at 1.17 dollars to the euro",
});
