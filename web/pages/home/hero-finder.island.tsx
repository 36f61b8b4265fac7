import { FinderForm } from "#web/features/finder/finder-form.tsx";
import { FINDER_LISTS } from "#web/features/finder/finder-lists.ts";
import { requestMatches } from "#web/features/finder/requested-matches.ts";
import { useFinder } from "#web/features/finder/use-finder.ts";

/** The finder's three choices on the first screen; the finder further down shows the matches. */
export function HeroFinder() {
  const { choices } = useFinder(FINDER_LISTS);
  return <FinderForm data={FINDER_LISTS} choices={choices} onFind={requestMatches} isCompact />;
}
