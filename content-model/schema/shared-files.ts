import type * as z from "zod";
import { exchangeRates } from "./exchange-rates.ts";
import { officesFile, publishersFile, sourcesFile, weakSitesFile } from "./sources.ts";

/** The files at the top of content/, which all countries share. */
export const SHARED_FILES = {
  offices: officesFile,
  publishers: publishersFile,
  sources: sourcesFile,
  "exchange-rates": exchangeRates,
  "weak-sites": weakSitesFile,
} as const;

export type SharedFiles = { [Name in keyof typeof SHARED_FILES]: z.infer<(typeof SHARED_FILES)[Name]> };

export type Office = SharedFiles["offices"][string];
