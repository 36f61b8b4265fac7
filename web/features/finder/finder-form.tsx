import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { FINDER_OPTIONS, CRITERIA, type Criterion, type FinderChoices } from "#domain/finder-choices.ts";
import { NO_CHOICE } from "#domain/finder-options.ts";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { afterPaint } from "#web/ui/after-paint.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { FINDER_TEXTS, finderSection as texts } from "./copy.ts";

type FinderFormProps = {
  choices: FinderChoices;
  onFind: (choices: FinderChoices) => void;
};

/**
 * Shows the URL's choices in the selects when they change: a shared link, the back button. A choice that was made before
 * hydration, when the URL could not be read yet, wins over the first ones.
 */
function useUrlChoices(form: RefObject<HTMLFormElement | null>, choices: FinderChoices) {
  const known = useRef<FinderChoices | null>(null);
  const chosenEarly = useRef<readonly Criterion[]>([]);

  useEffect(() => {
    const before = known.current;
    known.current = choices;
    const find = (criterion: Criterion) => {
      const field = form.current?.elements.namedItem(criterion);
      return field instanceof HTMLSelectElement ? field : null;
    };
    if (!before) {
      chosenEarly.current = CRITERIA.filter((criterion) => find(criterion)?.value !== NO_CHOICE);
      return;
    }
    const changed = CRITERIA.filter((criterion) => choices[criterion] !== before[criterion]);
    for (const criterion of changed) {
      const select = find(criterion);
      if (select && !chosenEarly.current.includes(criterion)) select.value = choices[criterion] ?? NO_CHOICE;
    }
    if (changed.length > 0) chosenEarly.current = [];
  });
}

/** The three selects and a button. Without scripts the Worker leads on to the page of the matches (decision: finder). */
export function FinderForm({ choices, onFind }: FinderFormProps) {
  const { labels, placeholder } = FINDER_TEXTS;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) restoreDraft(draftOfUrl("finder", CRITERIA), form.current);
  }, []);
  // After the draft, which counts as chosen.
  useUrlChoices(form, choices);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const readChoice = (name: string) => (values.get(name) === NO_CHOICE ? null : values.get(name));
    dropDraft(draftOfUrl("finder", CRITERIA));
    const chosen = Object.fromEntries(CRITERIA.map((criterion) => [criterion, readChoice(criterion)])) as FinderChoices;
    afterPaint(event.nativeEvent.submitter, () => onFind(chosen));
  }

  return (
    <form
      ref={form}
      action="/api/matches"
      aria-label={texts.finderHeading}
      onSubmit={submit}
      onInput={(event) => saveDraft(draftOfUrl("finder", CRITERIA), event.currentTarget)}
      className="mt-4 grid gap-x-4 gap-y-3 max-sm:grid-cols-2 max-lg:items-end sm:max-lg:grid-cols-3 max-sm:*:nth-3:col-span-2 max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3"
    >
      {CRITERIA.map((criterion) => (
        <SelectField
          key={criterion}
          label={labels[criterion]}
          name={criterion}
          defaultValue={choices[criterion] ?? NO_CHOICE}
          autoComplete="off"
          options={[
            [NO_CHOICE, placeholder],
            ...FINDER_OPTIONS[criterion].map(({ value, label }) => [value, label] as const),
          ]}
        />
      ))}
      <Button type="submit" className="min-h-12 whitespace-nowrap max-lg:col-span-full">
        {texts.finderButton}
      </Button>
    </form>
  );
}
