import { useSearchParams } from "react-router";
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { useIsHydrated } from "#web/lib/hydration.ts";
import type { FinderData } from "./finder-data.ts";

/**
 * The finder's choices, kept in the page's address (decision: finder): `?lifestyle=urban&language=none&…`. The
 * results are shown as soon as one of the three is there, so a shared link shows what its sender saw. One change of the
 * address sets all three, which `useSearchParam`, made for one parameter, cannot.
 */
export function useFinder({ options, noChoice }: FinderData) {
  const isHydrated = useIsHydrated();
  const [parameters, setParameters] = useSearchParams();

  function readChoice(criterion: (typeof CRITERIA)[number]): string | null {
    const value = isHydrated ? parameters.get(criterion) : null;
    return options[criterion].some((option) => option.value === value) ? value : null;
  }

  const choices = Object.fromEntries(CRITERIA.map((criterion) => [criterion, readChoice(criterion)])) as FinderChoices;

  function find(next: FinderChoices) {
    setParameters((before) => setChoices(before, next, noChoice), { preventScrollReset: true });
  }

  return {
    choices,
    isAsked: isHydrated && CRITERIA.some((criterion) => parameters.has(criterion)),
    /** Leads others to these choices: nothing else of the page's address goes with them. */
    address: isHydrated
      ? new URL(`/?${setChoices(new URLSearchParams(), choices, noChoice)}#countries`, location.href).href
      : "",
    find,
  };
}

function setChoices(before: URLSearchParams, choices: FinderChoices, noChoice: string): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const criterion of CRITERIA) after.set(criterion, choices[criterion] ?? noChoice);
  return after;
}
