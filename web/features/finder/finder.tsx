import { type FormEvent, useEffect, useRef } from "react";
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { FINDER_TEXTS } from "#web/content/finder.ts";
import type { countriesSection } from "#web/content/home-sections.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { reveal } from "#web/lib/reveal.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import type { FinderData } from "./finder-data.ts";
import { FinderResults } from "./finder-results.tsx";
import { useFinder } from "./use-finder.ts";

type FinderProps = { texts: typeof countriesSection; data: FinderData };

/** The Country Finder Tool (product §2, §4): three choices, a button, and up to three matches below it. */
export function Finder({ texts, data }: FinderProps) {
  const { choices, isAsked, find } = useFinder(data);
  const results = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);

  // The results come with the render after the one that the press causes: the address changes first.
  useEffect(() => {
    if (!isAwaited.current || !isAsked) return;
    isAwaited.current = false;
    reveal(results.current, "nearest");
  });

  function show(next: FinderChoices) {
    isAwaited.current = true;
    find(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const choiceOf = (name: string) => (chosen.get(name) === data.noChoice ? null : chosen.get(name));
    show(Object.fromEntries(CRITERIA.map((criterion) => [criterion, choiceOf(criterion)])) as FinderChoices);
  }

  return (
    <div
      data-slot="finder"
      data-print={isAsked ? undefined : "hide"}
      className="mt-12 rounded-lg border border-line bg-surface p-6 shadow-card sm:p-9"
    >
      <h3 className="font-serif text-2xl leading-snug font-semibold">{texts.finderHeading}</h3>
      <p className="without-scripts mt-4">
        {FINDER_TEXTS.withoutScripts.text}{" "}
        <NavAnchor
          to={FINDER_TEXTS.withoutScripts.link.to}
          className="font-semibold text-link underline underline-offset-4"
        >
          {FINDER_TEXTS.withoutScripts.link.label}
        </NavAnchor>
      </p>
      <form
        noValidate
        aria-label={texts.finderHeading}
        onSubmit={submit}
        className="with-scripts mt-6 grid items-end gap-5 md:grid-cols-3 xl:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {CRITERIA.map((criterion) => (
          <FormField key={criterion} label={FINDER_TEXTS.labels[criterion]}>
            {(control) => (
              // The key makes the select anew when the address changes: a shared link, the back button.
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
        <Button type="submit" className="min-h-12 md:col-span-3 xl:col-span-1">
          {texts.finderButton}
        </Button>
      </form>
      <div ref={results} tabIndex={-1} className="scroll-mt-28 outline-none">
        {isAsked && <FinderResults texts={texts} data={data} choices={choices} onShow={show} />}
      </div>
    </div>
  );
}
