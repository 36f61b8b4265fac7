import type { SearchKind } from "#web/content/search-entries.ts";
import type { Hit } from "#web/features/search/site-index.ts";
import { searchPage } from "./copy.ts";

/** The kinds of results that have a chip. */
const KINDS = ["permit", "city", "article", "question"] as const satisfies readonly SearchKind[];

/** A filter of the results: the id of a country, or a kind. */
type Option = readonly [value: string, label: string];

/** The filters that some of the results fit, in the order of the results. */
export function filterOptions(hits: readonly Hit[], countries: Readonly<Record<string, string>>): Option[] {
  const found = new Set(hits.flatMap(({ country }) => country ?? []));
  const kinds = KINDS.filter((kind) => hits.some((hit) => hit.kind === kind));
  return [
    ...[...found].map((id): Option => [id, countries[id]!]),
    ...kinds.map((kind): Option => [kind, searchPage.kinds[kind]]),
  ];
}

type ResultChipsProps = { options: readonly Option[]; chosen: string; onChoose: (value: string) => void };

/** Filters the results by a country or a kind; exactly one chip is pressed. A row to swipe through on a phone. */
export function ResultChips({ options, chosen, onChoose }: ResultChipsProps) {
  return (
    <div
      role="group"
      aria-label={searchPage.filter}
      className="mb-6 flex gap-2 py-1 max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) sm:flex-wrap"
    >
      {[["", searchPage.all] as const, ...options].map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className="chip shrink-0"
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
