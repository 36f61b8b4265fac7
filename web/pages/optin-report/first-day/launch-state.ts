import { content } from "#content";
import { hasExampleOrigin, ORIGIN_VARIABLE, site } from "#domain/site.ts";
import { listSamples } from "#web/content/samples.ts";

// Read at build time, into a file that the report fetches: what the pages contain is fixed then.

/** How far the pages are from their launch: what `npm run deploy -- --preflight` names one by one. */
export type LaunchState = {
  /** Entries that are invented and labeled so (decision: samples). */
  samples: number;
  isLegalNameSet: boolean;
  /** What still has its placeholder, besides the legal name: `site.email.hello`. */
  placeholders: readonly string[];
  /** The day on which somebody confirmed what the prices buy. */
  offersConfirmedOn: string | null;
  hasAnalytics: boolean;
};

/** What is left to replace, of the content that the pages are made of. */
export function readLaunchState(): LaunchState {
  const samples = listSamples();
  const isPlaceholder = ({ file }: { file: string }) => file === "site" || file === "legal";
  const placeholders = samples.filter(isPlaceholder).flatMap(({ file, ids }) => ids.map((id) => `${file}.${id}`));
  return {
    samples: samples.filter((one) => !isPlaceholder(one)).flatMap(({ ids }) => ids).length,
    isLegalNameSet: !placeholders.includes(LEGAL_NAME),
    placeholders: [
      ...(hasExampleOrigin(import.meta.env) ? [ORIGIN_VARIABLE] : []),
      ...placeholders.filter((id) => id !== LEGAL_NAME),
    ],
    offersConfirmedOn: content.offers.confirmedOn ?? null,
    hasAnalytics: site.analytics !== null,
  };
}

const LEGAL_NAME = "legal.legalName";
