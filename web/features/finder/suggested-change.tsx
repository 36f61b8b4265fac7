import { FINDER_VALUES, type FinderChoices } from "#domain/finder-choices.ts";
import { type Change, suggestChange } from "./finder-reasons.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { FINDER_TEXTS } from "./copy.ts";
import { type FinderEntry, optionLabel } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";

type SuggestedChangeProps = {
  entries: readonly FinderEntry[];
  choices: FinderChoices;
  onShow: (choices: FinderChoices) => void;
};

/** The smallest change that brings in the first country that is not shown; one press makes it (decision: finder). */
export function SuggestedChange({ entries, choices, onShow }: SuggestedChangeProps) {
  const advice = suggestChange(entries, choices, FINDER_VALUES);
  if (!advice) return null;
  const texts = RESULT_TEXTS.change;
  return (
    <div data-slot="finder-change" className="flex flex-col items-start">
      <h4 className="font-serif text-xl leading-snug font-semibold">{texts.heading}</h4>
      <p className="mt-2 mb-4 measure">
        {interpolate(texts.text, { country: advice.country.name, change: describeChange(advice.change) })}
      </p>
      <Button variant="outline" onClick={() => onShow(advice.change.choices)}>
        {texts.button}
      </Button>
    </div>
  );
}

function describeChange({ criteria, choices }: Change): string {
  const { unset, set, and } = RESULT_TEXTS.change;
  return criteria
    .map((criterion) =>
      interpolate(choices[criterion] === null ? unset : set, {
        label: FINDER_TEXTS.labels[criterion],
        option: optionLabel(choices, criterion),
      }),
    )
    .join(and);
}
