import { useState } from "react";
import type { Hit } from "#web/features/search/site-index.ts";
import { excerpt, markFound, type TextPart } from "#web/features/search/excerpt.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { searchPage } from "./copy.ts";

/** How many results are shown at first. */
const SHOWN_AT_FIRST = 10;

type ResultsProps = {
  /** Best first. */
  hits: readonly Hit[];
  /** The names of the countries by their ids. */
  countries: Readonly<Record<string, string>>;
};

/** What was found, under its countries: the one with the best result first. */
export function Results({ hits, countries }: ResultsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hits : hits.slice(0, SHOWN_AT_FIRST);
  const groups = Map.groupBy(shown, ({ country }) => country);
  return (
    <div className="max-w-3xl">
      {[...groups].map(([country, found]) => (
        <section key={country ?? ""} aria-labelledby={`found-${country ?? "elsewhere"}`} className="mt-5 first:mt-0">
          <h2 id={`found-${country ?? "elsewhere"}`} className="font-semibold text-muted">
            {country ? countries[country] : searchPage.noCountry}
          </h2>
          <ol className="divide-y divide-line border-y border-line">
            {found.map((hit) => (
              <Result key={hit.id} hit={hit} takesFocus={isWhole && hit === hits[SHOWN_AT_FIRST]} />
            ))}
          </ol>
        </section>
      ))}
      {shown.length < hits.length && (
        <Button variant="outline" size="large" className="mt-6 max-sm:w-full" onClick={() => setWhole(true)}>
          {interpolate(searchPage.showMore, { count: String(hits.length - shown.length) })}
        </Button>
      )}
    </div>
  );
}

function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}

function Result({ hit: { id, kind, title, text, terms }, takesFocus }: { hit: Hit; takesFocus: boolean }) {
  return (
    <li data-slot="result" className="py-1.5">
      <h3 className="font-serif text-lg leading-snug font-semibold">
        <NavAnchor to={id} ref={takesFocus ? focus : undefined} className="link inline-block py-2">
          <Marked parts={markFound(title, terms)} />
        </NavAnchor>
      </h3>
      <p className="-mt-1 mb-1 truncate text-sm text-muted">
        {searchPage.kindOf[kind]}
        {text && " · "}
        <Marked parts={excerpt(text, terms)} />
      </p>
    </li>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isFound, at }) =>
    isFound ? (
      <mark key={at} className="rounded-sm bg-ochre/30 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
