import type { Range } from "#domain/range.ts";
import { type Home, HOMES } from "#content-model/resolve/records.ts";
import { type PermitDocument } from "#content-model/resolve/resolve-country.ts";
import { HOME_PAPERS, type HomePaperKind, OWN_PAPERS, type OwnPaperKind } from "#domain/paper-kinds.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";

/** The kind of a paper that an office at home issues; undefined for all others. */
export function homePaperOf({ kind }: PermitDocument): HomePaperKind | undefined {
  return HOME_PAPERS.find((one) => one === kind);
}

/** Our planning figure for a paper that no office at home issues; undefined where employers, schools or offices there decide. */
export function ownPaperOf({ kind }: PermitDocument): OwnPaperKind | undefined {
  return OWN_PAPERS.find((one) => one === kind);
}

/** How many weeks a paper takes that an office at home issues, by home. */
export function weeksAtHome(kind: HomePaperKind): Partial<Record<Home, Range>> {
  return Object.fromEntries(
    HOMES.flatMap((home) => {
      const { weeks } = HOME_RECORDS[home].papers[kind];
      return weeks ? [[home, weeks]] : [];
    }),
  );
}

/** From the fewest to the most of some ranges; null where there is none. */
function spanOf(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null;
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}

/** The weeks of a paper over all homes, where its permit's page or an office at home names them; null where neither does. */
export function readWeeks(document: PermitDocument): Range | null {
  const kind = homePaperOf(document);
  return kind ? spanOf(Object.values(weeksAtHome(kind))) : document.weeks;
}

/** How the times of papers are known: on the permit's own page, from an office at home, by our figure, or not. */
export function countDocumentTimes(documents: readonly PermitDocument[]) {
  const counts = { "on the permit's page": 0, "at home": 0, "our figure": 0, unknown: 0 };
  for (const document of documents) {
    if (document.weeks) counts["on the permit's page"] += 1;
    else if (homePaperOf(document)) counts["at home"] += 1;
    else counts[ownPaperOf(document) ? "our figure" : "unknown"] += 1;
  }
  return counts;
}
