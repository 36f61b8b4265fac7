import { type ReactNode, useId } from "react";

type FieldGroupProps = { label: string; hint?: string | undefined; error?: string | undefined; children: ReactNode };

/** Several controls that make up one field, with its label, hint and error. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      data-slot="form-field"
      data-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      aria-describedby={describedBy}
      className="min-w-0 space-y-2 outline-0"
    >
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}error`} data-slot="field-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
