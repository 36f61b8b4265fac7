import type { FormEvent } from "react";
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { FINDER_TEXTS, type finderSection } from "./copy.ts";
import type { FinderLists } from "./finder-data.ts";

type FinderFormProps = {
  texts: typeof finderSection;
  data: FinderLists;
  choices: FinderChoices;
  onFind: (choices: FinderChoices) => void;
};

/** The three selects and 'Find My Matches'. */
export function FinderForm({ texts, data, choices, onFind }: FinderFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const readChoice = (name: string) => (chosen.get(name) === data.noChoice ? null : chosen.get(name));
    onFind(Object.fromEntries(CRITERIA.map((criterion) => [criterion, readChoice(criterion)])) as FinderChoices);
  }

  return (
    <form
      noValidate
      aria-label={texts.finderHeading}
      onSubmit={submit}
      className="with-scripts mt-6 grid gap-5 sm:max-lg:grid-cols-3 sm:max-lg:items-end"
    >
      {CRITERIA.map((criterion) => (
        <FormField key={criterion} label={FINDER_TEXTS.labels[criterion]}>
          {(control) => (
            // The key replaces the select when the URL changes: a shared link, the back button.
            <NativeSelect
              {...control}
              key={choices[criterion]}
              name={criterion}
              defaultValue={choices[criterion] ?? data.noChoice}
              autoComplete="off"
            >
              <option value={data.noChoice}>{FINDER_TEXTS.placeholders[criterion]}</option>
              {data.options[criterion].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      ))}
      <Button type="submit" className="min-h-12 sm:max-lg:col-span-3">
        {texts.finderButton}
      </Button>
    </form>
  );
}
