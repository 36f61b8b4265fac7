import type { Path, Permit } from "#content-model/resolve/resolve-country.ts";
import { interpolate } from "#web/lib/interpolate.ts";

const TEXTS = {
  unknown: "not published",
  none: "no set path",
  noYears: "no set number of years",
  atOnce: "at once",
  after: "after {years}",
  oneYear: "1 year",
  years: "{years} years",
  qualify: "{time} if you qualify",
};

/** The one statement of where a permit leads, with what decides: "after 15 years, in a row, if the cabinet agrees". */
export function pathText({ isPublished, years, condition }: Path): string {
  if (!isPublished) return TEXTS.unknown;
  if (years === null && !condition) return TEXTS.none;
  return [timeText(years), condition ?? []].flat().join(", ");
}

/** The same in its time, and whether it has conditions: "after 15 years if you qualify". */
export function pathInShort(path: Path): string {
  const time = pathText({ ...path, condition: undefined });
  return path.condition && path.years !== null ? interpolate(TEXTS.qualify, { time }) : time;
}

function timeText(years: number | null): string {
  if (years === null) return TEXTS.noYears;
  return years === 0 ? TEXTS.atOnce : interpolate(TEXTS.after, { years: yearsText(years) });
}

export function yearsText(years: number): string {
  return years === 1 ? TEXTS.oneYear : interpolate(TEXTS.years, { years: String(years) });
}

/** The quickest route to a goal; at equal years, one without a condition. Ignores permits that already are the goal. */
export function quickestPath(permits: readonly Permit[], goal: keyof Permit["leadsTo"]): Path | undefined {
  const rank = ({ years, condition }: Path) => years! + (condition ? 0.5 : 0);
  return permits
    .flatMap(({ leadsTo }) => (leadsTo[goal].years ? leadsTo[goal] : []))
    .toSorted((a, b) => rank(a) - rank(b))[0];
}
