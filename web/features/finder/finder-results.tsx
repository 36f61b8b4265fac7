import type { FinderChoices } from "#domain/finder-choices.ts";
import { findMatches, loosen, type Loosening } from "#domain/finder.ts";
import { FINDER_TEXTS } from "#web/content/finder.ts";
import type { countriesSection } from "#web/content/home-sections.ts";
import { Button } from "#web/ui/button.tsx";
import type { FinderData, FinderEntry } from "./finder-data.ts";
import { MatchCard } from "./match-card.tsx";

type FinderResultsProps = {
  texts: typeof countriesSection;
  data: FinderData;
  choices: FinderChoices;
  onShow: (choices: FinderChoices) => void;
};

/** 'Your Top Matches', or what to loosen where nothing matches (product §2; decision: the finder). */
export function FinderResults({ texts, data, choices, onShow }: FinderResultsProps) {
  const matches = findMatches(data.entries, choices);
  const advice = loosen(data.entries, choices);
  return (
    <div data-slot="finder-results" className="mt-9 border-t border-line pt-8">
      <h3 className="font-serif text-2xl leading-snug font-semibold">{texts.matchesHeading}</h3>
      {advice && <NoMatch advice={advice} choices={choices} onShow={onShow} />}
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {matches.map((match, index) => (
          <li key={match.country.id}>
            <MatchCard entry={match.country} score={match.score} rank={index} link={texts.matchLink} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type NoMatchProps = {
  advice: Loosening<FinderEntry>;
  choices: FinderChoices;
  onShow: (choices: FinderChoices) => void;
};

/** Names the criterion to leave open and what it gives; one press does it. */
function NoMatch({ advice, choices, onShow }: NoMatchProps) {
  const { noMatch, labels } = FINDER_TEXTS;
  const criteria = advice.criteria.map((criterion) => labels[criterion]).join(", ");
  const names = advice.matches.map(({ country }) => country.name).join(", ");
  const open = Object.fromEntries(advice.criteria.map((criterion) => [criterion, null]));
  return (
    <div data-slot="finder-no-match" className="mt-4">
      <p className="measure">
        {noMatch.text} {noMatch.loosen} <strong>{criteria}</strong>, {noMatch.gives} {names}.
      </p>
      <Button variant="outline" className="mt-4" onClick={() => onShow({ ...choices, ...open })}>
        {noMatch.button}
      </Button>
    </div>
  );
}
