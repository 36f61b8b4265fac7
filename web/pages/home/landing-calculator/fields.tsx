import {
  AMOUNT_PATTERN,
  CALCULATOR_DEFAULTS,
  CALCULATOR_OPTIONS,
  type CalculatorChoice,
  type CalculatorCost,
} from "#domain/calculator-input.ts";
import { NEWS_BOX } from "#domain/lead.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { CALCULATOR_TEXTS } from "./copy.ts";

type FieldProps<Name> = { name: Name; error: string | undefined };

/** One of the form's selects, with its default; an empty default shows the placeholder, and must be replaced. */
export function ChoiceField({ name, hint, error }: FieldProps<CalculatorChoice> & { hint?: string }) {
  const placeholder = CALCULATOR_TEXTS.placeholders[name];
  return (
    <div className="clear-both mb-4">
      <SelectField
        label={CALCULATOR_TEXTS.labels[name]}
        hint={hint}
        error={error}
        name={name}
        defaultValue={CALCULATOR_DEFAULTS[name]}
        autoComplete="off"
        required={placeholder !== undefined}
        none={placeholder}
        options={CALCULATOR_OPTIONS[name].map(({ value, label }) => [value, label])}
      />
    </div>
  );
}

/** A monthly cost in US dollars. A text field, because a number field hides the value of a wrong entry such as "1,200". */
export function CostField({ name, error }: FieldProps<CalculatorCost>) {
  return (
    <FormField label={CALCULATOR_TEXTS.labels[name]} error={error}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden className="absolute inset-y-0 left-4 grid place-items-center text-muted">
            $
          </span>
          <Input
            {...control}
            type="text"
            inputMode="decimal"
            name={name}
            defaultValue={CALCULATOR_DEFAULTS[name]}
            autoComplete="off"
            pattern={AMOUNT_PATTERN}
            required
            className="pl-8"
          />
        </span>
      )}
    </FormField>
  );
}

/** Consent to news, which nobody ticks but the visitor: the form's purpose is the comparison (decision: consent-record). */
export function NewsBox() {
  return (
    <label className="mt-2 flex min-h-11 items-center gap-3 leading-snug">
      <input type="checkbox" name={NEWS_BOX.field} value={NEWS_BOX.value} className="size-5 shrink-0 accent-action" />
      {NEWS_BOX.label}
    </label>
  );
}
