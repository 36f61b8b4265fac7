import type { ComponentProps, ReactNode } from "react";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { FormState } from "./use-public-form.ts";

type FieldProps = { state: FormState; name: string; label: string; hint?: string | undefined };

/** One line of text in a public form. `maxLength` in characters. */
export function TextField({
  state,
  name,
  label,
  hint,
  ...props
}: FieldProps &
  Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "maxLength" | "placeholder" | "required" | "type">) {
  return (
    <FormField label={label} hint={hint} error={state.errors[name]}>
      {(control) => <Input {...control} type="text" name={name} {...props} />}
    </FormField>
  );
}

/** Several lines of text in a public form. `maxLength` in characters. */
export function LongTextField({
  state,
  name,
  label,
  hint,
  ...props
}: FieldProps & Pick<ComponentProps<"textarea">, "maxLength" | "placeholder" | "required" | "rows">) {
  return (
    <FormField label={label} hint={hint} error={state.errors[name]}>
      {(control) => <Textarea {...control} name={name} {...props} />}
    </FormField>
  );
}

/** A choice in a public form that may stay open: `none` says so. Its options are the children. */
export function OptionalChoiceField({
  state,
  name,
  label,
  hint,
  none,
  chosen,
  children,
}: FieldProps & { none: string | undefined; chosen?: string | undefined; children: ReactNode }) {
  return (
    <FormField label={label} hint={hint} error={state.errors[name]}>
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={chosen}>
          <option value="">{none}</option>
          {children}
        </NativeSelect>
      )}
    </FormField>
  );
}
