import { useEffect, useRef, useState } from "react";
import type { CountryId } from "#domain/countries.ts";
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { clsx } from "clsx";
import { LinkedAnswers } from "#web/layout/linked-answers.tsx";
import { countOnce } from "#web/lib/page-counts.ts";
import { reveal } from "#web/lib/reveal.ts";
import africa from "#web/pictures/maps/africa.svg?no-inline";
import { FINDER_TEXTS, finderSection as texts } from "./copy.ts";
import { addFacts, type DecisiveFacts, type FinderMonths } from "./finder-data.ts";
import { FinderForm } from "./finder-form.tsx";
import type { Standing } from "./standing.ts";
import { useFinder } from "./use-finder.ts";
import { useLazyFinder } from "./use-lazy-finder.ts";

/** The Country Finder Tool: three choices and a button, the map beside them, the matches below. */
export function Finder(facts: { decisive: DecisiveFacts; months: FinderMonths }) {
  const { choices, hasChoices, find } = useFinder();
  const { box, late, hasFailed, tryAgain } = useLazyFinder(hasChoices);
  const [current, setCurrent] = useState<CountryId | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shouldReveal = useRef(false);

  // Results render later than the press: the URL changes first, and their script may still be loading.
  useEffect(() => {
    if (!shouldReveal.current || !hasChoices || !late) return;
    shouldReveal.current = false;
    reveal(results.current, "nearest");
  });

  useEffect(() => {
    if (current) panel.current?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function show(next: FinderChoices) {
    countOnce("tool finder");
    shouldReveal.current = true;
    setCurrent(null);
    find(next);
    if (hasFailed) tryAgain();
  }

  const entries = addFacts(late?.FINDER_ENTRIES ?? [], facts);
  const standings = late && hasChoices ? late.standings(entries, choices) : NO_STANDINGS;
  const entry = entries.find(({ id }) => id === current);
  const standing = entry && standings.get(entry.id);
  // One text: a translating browser takes React's own texts away where they have neighbors.
  const announced =
    late && entry
      ? `${entry.name}. ${standing ? late.verdict(entry, entries, choices, standing) : entry.description}`
      : late && hasChoices && late.announcement(entries, choices);
  return (
    <div
      ref={box}
      data-slot="finder"
      className={clsx(
        "mt-6 rounded-lg border border-line bg-surface p-5 shadow-card sm:mt-12 sm:p-8",
        !hasChoices && "print:hidden",
      )}
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto]">
        <div>
          <h3 className="font-serif text-2xl leading-snug font-semibold">{texts.finderHeading}</h3>
          <FinderForm choices={choices} onFind={show} />
          <LinkedAnswers names={CRITERIA} />
          {hasChoices && hasFailed && (
            <p role="alert" className="mt-4 font-semibold text-danger">
              {FINDER_TEXTS.failed}
            </p>
          )}
        </div>
        {/* Before the map on a phone, below both on a wide screen. */}
        <div
          ref={results}
          tabIndex={-1}
          role={hasChoices ? "region" : undefined}
          aria-label={hasChoices ? texts.matchesHeading : undefined}
          className={clsx("scroll-mt-24 outline-0 lg:col-span-2 lg:row-start-3", !hasChoices && "hidden")}
        >
          {late && hasChoices && <late.FinderResults entries={entries} choices={choices} onShow={show} />}
        </div>
        {/* On a phone it would be a screen of scrolling before there is anything to see on it. */}
        <div
          className={clsx(
            "self-start max-sm:-mx-5 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1",
            !hasChoices && "max-sm:hidden",
          )}
        >
          <div className="relative mx-auto max-w-3xl">
            {/* The countries of the site colored; `node art/maps.mjs` draws it. */}
            <img
              src={africa}
              alt={FINDER_TEXTS.mapAlternative}
              width={720}
              height={640}
              loading="lazy"
              decoding="async"
              className="map-land block h-auto w-full"
            />
            {late && <late.AfricaMap entries={entries} standings={standings} current={current} onPick={setCurrent} />}
          </div>
          {late && hasChoices && <late.MapLegend />}
          <p className="mt-3 text-center text-sm leading-snug text-muted max-sm:px-5">{FINDER_TEXTS.mapNote}</p>
        </div>
        <div ref={panel} className={clsx("with-scripts scroll-mt-24", !entry && "max-sm:hidden")}>
          {late && <late.CountryPanel entries={entries} choices={choices} entry={entry} standing={standing} />}
        </div>
      </div>
      {/* Always in the page: screen readers announce changes of a live region that is already there. */}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

const NO_STANDINGS: ReadonlyMap<CountryId, Standing> = new Map();
