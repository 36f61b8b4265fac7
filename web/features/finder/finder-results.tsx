import { useEffect } from "react";
import type { FinderChoices } from "#domain/finder-choices.ts";
import { findMatches, type Match, relaxCriteria, type RelaxedMatches } from "#domain/finder.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { matchesPath } from "#domain/matches-path.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { nameCanonical } from "#web/ui/canonical.ts";
import { Button } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { FINDER_TEXTS, finderSection } from "./copy.ts";
import type { FinderEntry } from "./finder-data.ts";
import { EmailOffer } from "./email-offer.tsx";
import { MatchCard } from "./match-card.tsx";
import { OtherMatches } from "./other-matches.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";
import { ShareMatches } from "./share-matches.tsx";
import { describeTie, rankAt } from "./standing.ts";
import { SuggestedChange } from "./suggested-change.tsx";

type FinderResultsProps = {
  entries: readonly FinderEntry[];
  choices: FinderChoices;
  onShow: (choices: FinderChoices) => void;
};

/** 'Your Top Matches', or which criterion to leave open where nothing matches (decision: finder). */
export function FinderResults({ entries, choices, onShow }: FinderResultsProps) {
  const matches = findMatches(entries, choices);
  const advice = relaxCriteria(entries, choices);
  const tie = describeTie(entries, choices);
  // The page that shows others what these choices give (decision: addresses).
  const address = matchesPath(choices);
  const canonical = matches.length > 0 ? address : undefined;
  useEffect(() => {
    nameCanonical(canonical);
    return () => nameCanonical(undefined);
  }, [canonical]);
  return (
    <div data-slot="finder-results" className="mt-10 border-t border-line pt-6">
      <h3 className="font-serif text-2xl leading-snug font-semibold">{finderSection.matchesHeading}</h3>
      {advice && <NoMatch advice={advice} choices={choices} onShow={onShow} />}
      {matches.length > 0 && (
        <>
          {tie && <p className="mt-2 measure text-muted">{tie}</p>}
          <ol className="mt-6 grid gap-6 md:grid-cols-3">
            {matches.map((match, index) => (
              <li key={match.country.id}>
                <MatchCard match={match} rank={rankAt(index)} choices={choices} />
              </li>
            ))}
          </ol>
          <CompareLink matches={matches} />
          <OtherMatches entries={entries} choices={choices} onShow={onShow} />
          <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
            <EmailOffer countries={matches.map(({ country }) => country.name)} />
            <SuggestedChange entries={entries} choices={choices} onShow={onShow} />
            {/* A confirmation belongs to the link that was copied: another URL, another block. */}
            <ShareMatches key={address} matches={matches} address={address} />
          </div>
        </>
      )}
    </div>
  );
}

/** The way to the matches side by side. */
function CompareLink({ matches }: { matches: readonly Match<FinderEntry>[] }) {
  const countries = matches.map(({ country }) => country);
  if (countries.length < 2) return null;
  return (
    <NavAnchor
      to={comparePath(...countries.map(({ id }) => id))}
      className="link-standalone mt-6 font-semibold print:hidden"
    >
      {interpolate(RESULT_TEXTS.compare, { countries: listNames(countries) })}
    </NavAnchor>
  );
}

type NoMatchProps = {
  advice: RelaxedMatches<FinderEntry>;
  choices: FinderChoices;
  onShow: (choices: FinderChoices) => void;
};

/** Names the criterion to leave open and what it gives; one press does it. */
function NoMatch({ advice, choices, onShow }: NoMatchProps) {
  const { noMatch } = RESULT_TEXTS;
  const criteria = advice.criteria.map((criterion) => FINDER_TEXTS.labels[criterion]).join(", ");
  const names = advice.matches.map(({ country }) => country.name).join(", ");
  const open = Object.fromEntries(advice.criteria.map((criterion) => [criterion, null]));
  return (
    <div data-slot="finder-no-match" className="mt-4">
      <p className="measure">
        {noMatch.text} {noMatch.relax} <strong>{criteria}</strong>, {noMatch.gives} {names}.
      </p>
      <Button variant="outline" className="mt-4" onClick={() => onShow({ ...choices, ...open })}>
        {noMatch.button}
      </Button>
    </div>
  );
}
