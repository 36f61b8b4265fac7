import { type ComponentProps, useId } from "react";
import { addMonths } from "#domain/calendar-month.ts";
import type { PlanField } from "#domain/plan-inputs.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { useToday } from "#web/lib/use-today.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { PLAN_FORM as texts } from "./copy.ts";
import { longDate } from "#domain/long-date.ts";

/** How many months from this one on can be chosen. */
const MONTHS = 48;

/** The name of a field once scripts read the form; without them nothing but the country is sent (plan-form.tsx). */
export function useFieldName(field: string): string | undefined {
  return useIsHydrated() || field === "country" ? field : undefined;
}

type ChoiceFieldProps = Pick<ComponentProps<typeof SelectField>, "hint" | "error" | "none" | "options" | "onChange"> & {
  field: PlanField;
  chosen: string | null | undefined;
};

/** A choice from a list; `none` is the option for no choice. */
export function ChoiceField({ field, chosen, ...props }: ChoiceFieldProps) {
  const name = useFieldName(field);
  return (
    <SelectField {...props} label={texts.labels[field]} name={name} autoComplete="off" defaultValue={chosen ?? ""} />
  );
}

/** The months that one can arrive in, from this one on, and the chosen one where it is over. */
export function MonthField({ chosen, hint, error }: Pick<ChoiceFieldProps, "chosen" | "hint" | "error">) {
  const today = useToday();
  const months = today ? Array.from({ length: MONTHS }, (_, index) => addMonths(today.slice(0, 7), index)) : [];
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return (
    <ChoiceField
      // Its options come with the visitor's day; at midnight they change, and what is chosen stays.
      key={today ? "dated" : "undated"}
      field="month"
      chosen={chosen}
      none={texts.none.month}
      hint={hint}
      error={error}
      options={all.map((month) => [month, longDate(month)])}
    />
  );
}

type AmountFieldProps = { field: PlanField; chosen: number | null | undefined; error: string | undefined };

/** Whole US dollars. */
export function AmountField({ field, chosen, error }: AmountFieldProps) {
  const name = useFieldName(field);
  return (
    <FormField label={texts.labels[field]} hint={texts.hints.usd} error={error}>
      {(control) => (
        <Input {...control} name={name} inputMode="numeric" autoComplete="off" defaultValue={chosen ?? ""} />
      )}
    </FormField>
  );
}

type CheckFieldsProps = {
  legend: string;
  name: string;
  chosen: readonly string[] | undefined;
  hint: string | undefined;
  /** The words of each value. */
  children: Readonly<Record<string, string>>;
};

/** A group of boxes, of which any number may be ticked. */
export function CheckFields({ legend, name, chosen, hint, children }: CheckFieldsProps) {
  const hintId = useId();
  const fieldName = useFieldName(name);
  return (
    <fieldset className="col-span-full lg:col-span-2" aria-describedby={hint && hintId}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(children).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={fieldName}
              value={value}
              defaultChecked={chosen?.includes(value)}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
