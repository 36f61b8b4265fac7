import { Fragment } from "react";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { PASSPORT_TEXTS } from "#web/features/passports/copy.ts";
import { OtherPassport } from "#web/features/passports/other-passport.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { useBehavior } from "#web/lib/island.tsx";
import type { VisitorChoices } from "#web/lib/visitor-choices.ts";
import { followChoices } from "./follow-choices.behavior.ts";

const texts = ANSWER_TEXTS.form;

/** The households that a month is counted for. */
export const ADULTS = [1, 2, 3] as const;
export const CHILDREN = [0, 1, 2, 3] as const;

/** A choice of the reader: its value in the URL, and its words. */
type Option = readonly [value: string, label: string];

/** What the choices of the head of a guide are. */
export const ALL_CHOICES: readonly ChoiceName[] = ["passport", "reason", "adults", "children"];

/** The chapters with rows for others than the reader, and what tells whose they are. */
export const CHAPTER_CHOICES: { readonly [Id in ChapterId]?: readonly ChoiceName[] } = {
  entry: ["passport"],
  permits: ["reason"],
  money: ["passport"],
  schools: ["children"],
  safety: ["passport"],
};

type ChoiceName = keyof VisitorChoices;

const CHOICES: Readonly<Record<ChoiceName, { label: string; options: readonly Option[] }>> = {
  passport: { label: texts.passport, options: [["", texts.choose], ...Object.entries(PASSPORT_TEXTS.choices)] },
  reason: {
    label: texts.reason,
    options: [["", texts.choose], ...REASONS.map((reason): Option => [reason, REASON_LABELS[reason]])],
  },
  adults: { label: texts.adults, options: ADULTS.map((count): Option => [`${count}`, `${count}`]) },
  children: { label: texts.children, options: CHILDREN.map((count): Option => [`${count}`, `${count}`]) },
};

/** What the reader says of the move; follow-choices.behavior.ts keeps it and lets the guide follow. */
export function ChoicesForm({ action, asked }: { action: string; asked: readonly ChoiceName[] }) {
  const behavior = useBehavior(followChoices);
  return (
    <form
      action={action}
      data-slot="choices"
      {...behavior}
      data-tone="island"
      aria-label={texts.label}
      className="guide-choices"
    >
      {asked.map((name) => (
        <Fragment key={name}>
          <Choice name={name} {...CHOICES[name]} />
          {name === "passport" && <OtherPassport />}
        </Fragment>
      ))}
      <p className="with-scripts max-sm:hidden">{texts.hint}</p>
      <p className="without-scripts">{texts.withoutScripts}</p>
    </form>
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
