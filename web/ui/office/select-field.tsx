import type { ComponentProps, ReactNode } from "react";
import { FormField } from "#web/ui/form-field.tsx";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "#web/ui/office/select.tsx";

type OptionSelectProps = ComponentProps<typeof Select> & {
  options: readonly (readonly [value: string, label: string])[];
  /** Stands below the options: groups of further ones. */
  children?: ReactNode;
  trigger: ComponentProps<typeof SelectTrigger>;
};

/** A select of options. */
export function OptionSelect({ options, children, trigger, ...select }: OptionSelectProps) {
  return (
    <Select {...select}>
      <SelectTrigger {...trigger}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map(([value, label]) => (
          <SelectItem key={value} value={value}>
            {label}
          </SelectItem>
        ))}
        {children}
      </SelectContent>
    </Select>
  );
}

type SelectFieldProps = Omit<OptionSelectProps, "trigger"> & { label: string };

/** A select with its label, as wide as its place. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return (
    <FormField label={label}>
      {(control) => <OptionSelect trigger={{ ...control, className: "w-full" }} {...select} />}
    </FormField>
  );
}
