import { type KeyboardEvent, useRef } from "react";
import type { SearchEntry } from "#web/content/search-entries.ts";
import { useTypedUrlParam } from "#web/lib/use-url-params.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OverlapCard } from "#web/ui/overlap-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { searchPage } from "./copy.ts";
import { useSiteSearch } from "./use-site-search.ts";
import { useUnanswered } from "./use-unanswered.ts";

/** Moves the focus among the field and the results: the arrow keys lead down and up. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], [data-slot=result] a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The search of the site, whose query is in the URL as `?q=`. @param pages how many pages the list below names */
export function SiteSearch({ pages }: { pages: number }) {
  const [query, setQuery] = useTypedUrlParam("q");
  const field = useRef<HTMLInputElement>(null);
  const { state, findings } = useSiteSearch(query);
  useUnanswered(state === "ready" && findings?.found.length === 0 ? query : "");

  function showAll() {
    setQuery("");
    field.current?.focus();
  }

  const count = findings?.found.length ?? pages;
  const nothing = interpolate(searchPage.empty.title, { query: query.trim() });
  const found = count === 0 ? nothing : countText(searchPage.count, count);
  return (
    <div className="wrap-page" onKeyDown={moveFocus}>
      <OverlapCard className="max-w-3xl p-5 sm:p-8">
        <SearchField
          ref={field}
          label={searchPage.searchLabel}
          placeholder={searchPage.searchPlaceholder}
          value={query}
          onSearch={setQuery}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- The page is opened in order to type.
          autoFocus
          found={state === "ready" ? found : searchPage[state]}
        />
      </OverlapCard>
      {findings && (
        <section aria-label={searchPage.results} data-slot="site-search-results" className="mt-12 pb-4">
          {findings.found.length === 0 && (
            <>
              <EmptyState {...searchPage.empty} title={nothing} onShowAll={showAll} />
              <p className="mt-6">
                <NavAnchor to="/contact" className="link-standalone font-semibold">
                  {searchPage.ask}
                </NavAnchor>
              </p>
              {findings.nearest.length > 0 && <p className="mt-6 mb-3 text-lead">{searchPage.nearest}</p>}
            </>
          )}
          <Results entries={findings.found.length === 0 ? findings.nearest : findings.found} />
        </section>
      )}
    </div>
  );
}

function Results({ entries }: { entries: readonly SearchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className="max-w-3xl divide-y divide-line border-y border-line">
      {entries.map(({ id, kind, title, text }) => (
        <li key={id} data-slot="result" className="py-4">
          <p className="text-sm text-muted">{searchPage.kinds[kind]}</p>
          <h2 className="font-serif text-xl leading-snug font-semibold">
            <NavAnchor to={id} className="link-standalone">
              {title}
            </NavAnchor>
          </h2>
          {text && <p className="measure text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
