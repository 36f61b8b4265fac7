import { FINDER_OPTIONS, CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { NO_CHOICE } from "#domain/finder-options.ts";
import { REASON_OF_LIFESTYLE } from "#domain/reasons.ts";
import { withParams } from "#web/lib/page-url.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { rememberChoices } from "#web/lib/visitor-choices.ts";

/**
 * The finder's choices, kept in the page's URL (decision: finder): `?lifestyle=urban&language=none&…`. The
 * results are shown as soon as one of the three is there, so a shared link shows what its sender saw.
 */
export function useFinder() {
  const [params, setParams] = useUrlParams();

  function readChoice(criterion: (typeof CRITERIA)[number]): string | null {
    const value = params.get(criterion);
    return FINDER_OPTIONS[criterion].some((option) => option.value === value) ? value : null;
  }

  const choices = Object.fromEntries(CRITERIA.map((criterion) => [criterion, readChoice(criterion)])) as FinderChoices;

  function find(next: FinderChoices) {
    const reason = next.lifestyle && REASON_OF_LIFESTYLE[next.lifestyle];
    if (reason) rememberChoices({ reason });
    const changes = Object.fromEntries(CRITERIA.map((name) => [name, next[name] ?? NO_CHOICE]));
    setParams((before) => withParams(before, changes));
  }

  return { choices, hasChoices: CRITERIA.some((criterion) => params.has(criterion)), find };
}
