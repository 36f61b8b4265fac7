import type { ComponentProps } from "react";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
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
