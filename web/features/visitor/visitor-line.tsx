import { Fragment } from "react";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { useCurrentPath } from "#web/lib/use-current-path.ts";
import { useBehavior } from "#web/lib/island.tsx";
import type { VisitorChoices } from "#web/lib/visitor-choices.ts";
import { PASSPORT_TEXTS, VISITOR_FORM as texts } from "./copy.ts";
import { followChoices } from "./follow-choices.behavior.ts";
import { OtherPassport } from "./other-passport.tsx";
import { VisitorWords } from "./visitor-words.tsx";

/** The households that a month is counted for. */
export const ADULTS = [1, 2, 3] as const;
export const CHILDREN = [0, 1, 2, 3] as const;

/** A choice of the reader: its value in the URL, and its words. */
type Option = readonly [value: string, label: string];

export const ALL_CHOICES: readonly ChoiceName[] = ["passport", "reason", "adults", "children"];

export type ChoiceName = keyof VisitorChoices;

const CHOICES: Readonly<Record<ChoiceName, { label: string; options: readonly Option[] }>> = {
  passport: { label: texts.passport, options: [["", texts.choose], ...Object.entries(PASSPORT_TEXTS.choices)] },
  reason: {
    label: texts.reason,
    options: [["", texts.choose], ...REASONS.map((reason): Option => [reason, REASON_LABELS[reason]])],
  },
  adults: { label: texts.adults, options: ADULTS.map((count): Option => [`${count}`, `${count}`]) },
  children: { label: texts.children, options: CHILDREN.map((count): Option => [`${count}`, `${count}`]) },
};

/**
 * What the page assumes of its visitor, in a line that opens to change it. follow-choices.behavior.ts says it, keeps it, and lets
 * the page follow (decision: guides-that-answer).
 */
export function VisitorLine({ asked }: { asked: readonly ChoiceName[] }) {
  const behavior = useBehavior(followChoices);
  const path = useCurrentPath();
  return (
    <>
      <details {...behavior} data-slot="visitor" className="visitor-line with-scripts">
        <summary>
          <VisitorWords asked={asked} />
        </summary>
        <form action={path} data-slot="choices" data-tone="island" aria-label={texts.label} className="guide-choices">
          {asked.map((name) => (
            <Fragment key={name}>
              <Choice name={name} {...CHOICES[name]} />
              {name === "passport" && <OtherPassport />}
            </Fragment>
          ))}
          <p className="max-sm:hidden">{texts.hint}</p>
        </form>
      </details>
      <p className="without-scripts">{texts.withoutScripts}</p>
    </>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  return (
    <label className={`guide-choice-${name}`}>
      <span>{label}</span>
      <NativeSelect name={name} autoComplete="off">
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
