import { type ReactNode, useId } from "react";
import { Label } from "./label.tsx";

/** What a control must carry to belong to its label, hint and error. Spread it onto the control. */
type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FormFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * A label, its control, a hint and the error beside the field. The error is tied to the control, so that a screen
 * reader says it when the field takes focus, which is where a refused form puts it.
 */
export function FormField({ label, hint, error, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div data-slot="form-field" className="space-y-2">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} data-slot="field-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
