import { CRITERIA, FINDER_OPTIONS, type FinderChoices } from "#domain/finder-choices.ts";
import { qualifies } from "#domain/finder.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { CountryRow } from "#web/layout/country-row.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { FINDER_TEXTS } from "./copy.ts";
import type { FinderEntry } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";
import { otherFits } from "./standing.ts";

type OtherMatchesProps = {
  entries: readonly FinderEntry[];
  choices: FinderChoices;
  /** Without it, no question narrows them. */
  onShow?: (choices: FinderChoices) => void;
};

/** The countries that fit as well as the three, a row each, and the question that narrows them. */
export function OtherMatches({ entries, choices, onShow }: OtherMatchesProps) {
  const others = otherFits(entries, choices);
  if (others.length === 0) return null;
  return (
    <div data-slot="other-matches" className="mt-8">
      <h4 className="font-serif text-xl leading-snug font-semibold">{countText(RESULT_TEXTS.others, others.length)}</h4>
      {onShow && <NarrowingQuestion entries={entries} choices={choices} onShow={onShow} />}
      <ul className="country-list">
        {others.map((country) => (
          <li key={country.id}>
            <CountryRow country={country} heading="h5" value={country.month} to={guidePath(country.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first choice that was left open, with the options that leave some of the countries out, not all. */
function NarrowingQuestion({ entries, choices, onShow }: Required<OtherMatchesProps>) {
  const count = (chosen: FinderChoices) => entries.filter((entry) => qualifies(entry, chosen)).length;
  const questions = CRITERIA.filter((criterion) => choices[criterion] === null).map((criterion) => ({
    criterion,
    options: FINDER_OPTIONS[criterion]
      .map(({ value, label }) => ({ label, next: { ...choices, [criterion]: value } }))
      .filter(({ next }) => count(next) > 0 && count(next) < count(choices)),
  }));
  const question = questions.find(({ options }) => options.length > 0);
  if (!question) return null;
  const label = interpolate(RESULT_TEXTS.narrow, { label: FINDER_TEXTS.labels[question.criterion] });
  return (
    <fieldset className="mt-3 print:hidden">
      <legend>{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {question.options.map(({ label: option, next }) => (
          <Button key={option} variant="outline" onClick={() => onShow(next)}>
            {`${option}: ${count(next)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
