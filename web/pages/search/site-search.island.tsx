import { type KeyboardEvent, useRef } from "react";
import { useTypedUrlParam, useUrlParam } from "#web/lib/use-url-params.ts";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { searchPage } from "./copy.ts";
import { filterOptions, ResultChips } from "./result-chips.tsx";
import { Results } from "./results.tsx";
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

type SiteSearchProps = {
  /** The names of the countries by their ids. */
  countries: Readonly<Record<string, string>>;
  /** Searches to begin with. */
  questions: readonly string[];
};

/** The search of the site, whose query is in the URL as `?q=`, and the pressed chip as `?category=`. */
export function SiteSearch({ countries, questions }: SiteSearchProps) {
  const [query, setQuery] = useTypedUrlParam("q");
  const [category, setCategory] = useUrlParam("category");
  const field = useRef<HTMLInputElement>(null);
  const { state, findings } = useSiteSearch(query);
  useUnanswered(state === "ready" && findings?.found.length === 0 ? query : "");

  function ask(words: string) {
    setQuery(words);
    field.current?.focus();
  }

  const options = filterOptions(findings?.found ?? [], countries);
  const chosen = options.some(([value]) => value === category) ? category! : "";
  const found = findings?.found.filter(({ country, kind }) => chosen === "" || chosen === country || chosen === kind);
  const nothing = interpolate(searchPage.empty.title, { query: query.trim() });
  const outcome = found && (found.length === 0 ? nothing : countText(searchPage.count, found.length));
  return (
    <div className="wrap-page pt-5 sm:pt-8" onKeyDown={moveFocus}>
      <div className="max-w-3xl">
        <SearchField
          ref={field}
          label={searchPage.searchLabel}
          placeholder={searchPage.searchPlaceholder}
          value={query}
          onSearch={setQuery}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- The page is opened in order to type.
          autoFocus
          found={state === "ready" ? (outcome ?? "") : searchPage[state]}
        />
      </div>
      {query.trim() === "" && <Questions questions={questions} onAsk={ask} />}
      {found && (
        <section aria-label={searchPage.results} data-slot="site-search-results" className="mt-4 pb-4">
          {found.length === 0 && (
            <>
              <EmptyState {...searchPage.empty} title={nothing} onShowAll={() => ask("")} />
              <p className="mt-6">
                <NavAnchor to="/contact" className="link-standalone font-semibold">
                  {searchPage.ask}
                </NavAnchor>
              </p>
              {findings!.nearest.length > 0 && <p className="mt-6 mb-3 text-lead">{searchPage.nearest}</p>}
            </>
          )}
          {options.length > 1 && (
            <ResultChips
              options={options}
              chosen={chosen}
              onChoose={(value) => setCategory(value || null, { replace: true })}
            />
          )}
          <Results
            key={`${query} ${chosen}`}
            hits={found.length === 0 ? findings!.nearest : found}
            countries={countries}
          />
        </section>
      )}
    </div>
  );
}

type QuestionsProps = { questions: readonly string[]; onAsk: (question: string) => void };

function Questions({ questions, onAsk }: QuestionsProps) {
  return (
    <section aria-labelledby="try" className="with-scripts mt-4">
      <h2 id="try" className="font-semibold text-muted">
        {searchPage.try}
      </h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="link-standalone text-left" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
