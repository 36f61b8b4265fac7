import { FinderForm } from "#web/features/finder/finder-form.tsx";
import { requestMatches } from "#web/features/finder/requested-matches.ts";
import { useFinder } from "#web/features/finder/use-finder.ts";

/** The finder's three choices on the first screen; the finder further down shows the matches. */
export function HeroFinder() {
  const { choices } = useFinder();
  return <FinderForm choices={choices} onFind={requestMatches} isCompact />;
}
