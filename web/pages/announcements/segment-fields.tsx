import { type ReactNode, useState } from "react";
import type { Segment } from "#domain/announcement.ts";
import { OPT_IN_COUNTRIES } from "#web/features/opt-in/invitations-copy.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ANNOUNCEMENT_TEXTS, SOURCE_CHOICES } from "./copy.ts";
import { splitTags } from "./format.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.segment;

type SegmentFieldsProps = {
  segment: Segment;
  onChange: (segment: Segment) => void;
};

/** Whom an announcement is for: by source, country and tag. */
export function SegmentFields({ segment, onChange }: SegmentFieldsProps) {
  const { sources, tags } = segment;
  const [typedTags, setTypedTags] = useState(tags.join(", "));
  // A draft that the site proposed can name a country that no form offers any more.
  const offered = [...new Set([...OPT_IN_COUNTRIES, ...segment.countries])];

  return (
    <fieldset className="space-y-3">
      <legend className="font-serif text-xl font-semibold">{TEXTS.title}</legend>
      <p className="text-sm text-muted">{TEXTS.everybody}</p>
      <Choices label={TEXTS.sources}>
        {SOURCE_CHOICES.map((choice) => (
          <Choice
            key={choice.label}
            label={choice.label}
            isChosen={choice.sources.some((source) => sources.includes(source))}
            onChoose={(isChosen) => {
              const others = sources.filter((source) => !choice.sources.includes(source));
              onChange({ ...segment, sources: isChosen ? [...others, ...choice.sources] : others });
            }}
          />
        ))}
      </Choices>
      <Choices label={TEXTS.countries}>
        {offered.map((country) => (
          <Choice
            key={country}
            label={country}
            isChosen={segment.countries.includes(country)}
            onChoose={(isChosen) => {
              const others = segment.countries.filter((name) => name !== country);
              onChange({ ...segment, countries: isChosen ? [...others, country] : others });
            }}
          />
        ))}
      </Choices>
      <FormField label={TEXTS.tags} hint={TEXTS.tagsHint}>
        {(control) => (
          <Input
            {...control}
            value={typedTags}
            autoComplete="off"
            onChange={({ target }) => {
              setTypedTags(target.value);
              onChange({ ...segment, tags: splitTags(target.value) });
            }}
          />
        )}
      </FormField>
    </fieldset>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-full border border-field-line bg-surface px-4 text-sm font-semibold has-checked:border-heading has-checked:bg-heading has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="absolute inset-0 opacity-0"
      />
      {label}
    </label>
  );
}
