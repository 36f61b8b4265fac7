import type { ComponentProps } from "react";
import { FormField } from "./form-field.tsx";
import { NativeSelect } from "./native-select.tsx";

/** A choice of a list: its value, its words, and the heading that it stands under, if any. */
export type SelectOption = readonly [value: string, label: string, group?: string | undefined];

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The option for no choice. */
  none?: string | undefined;
  options: readonly SelectOption[];
};

/** A choice from a list, with its label; whatever else a select takes is passed on. */
export function SelectField({ label, hint, error, none, options, ...props }: SelectFieldProps) {
  const groups = [...new Set(options.map(([, , group]) => group))];
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <NativeSelect {...control} {...props}>
          {none !== undefined && <option value="">{none}</option>}
          {groups.map((group) => (
            <Options key={group ?? ""} group={group} options={options.filter((option) => option[2] === group)} />
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}

function Options({ group, options }: { group: string | undefined; options: readonly SelectOption[] }) {
  const shown = options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return group === undefined ? shown : <optgroup label={group}>{shown}</optgroup>;
}

/** Whole numbers as options. */
export function numbersTo(least: number, most: number): SelectOption[] {
  return Array.from({ length: most - least + 1 }, (_, index) => [`${least + index}`, `${least + index}`]);
}
