import { OFFERS_CONFIRMED_ON } from "#domain/offers.ts";
import { placeholderVariables, site } from "#domain/site.ts";

// Read at build time, into a file that the report fetches: what the pages contain is fixed then.

/** How far the pages are from their launch: what `npm run deploy -- --preflight` names one by one. */
export type LaunchState = {
  /** Entries that are invented and labeled so (decision: samples). */
  samples: number;
  isLegalNameSet: boolean;
  /** Variables whose default still stands, besides the legal name. */
  placeholders: readonly string[];
  /** The day on which somebody confirmed what the prices buy. */
  offersConfirmedOn: string | null;
  hasAnalytics: boolean;
};

/** @param samples the invented entries that the pages still show */
export function readLaunchState(samples: number): LaunchState {
  const placeholders = placeholderVariables(import.meta.env);
  return {
    samples,
    isLegalNameSet: !placeholders.includes("VITE_LEGAL_NAME"),
    placeholders: placeholders.filter((name) => name !== "VITE_LEGAL_NAME"),
    offersConfirmedOn: OFFERS_CONFIRMED_ON,
    hasAnalytics: site.analytics !== null,
  };
}
