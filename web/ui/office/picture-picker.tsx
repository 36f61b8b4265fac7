import { ImageUp } from "lucide-react";
import type { ChangeEvent, MouseEvent, RefObject } from "react";
import { FormField } from "../form-field.tsx";
import { pictureFacts } from "./picture-facts.ts";
import { PICTURE_TEXTS } from "./picture-texts.ts";

type PicturePickerProps = {
  label: string;
  hint: string;
  error: string | null;
  /** The file that was chosen, with its size where this browser can decode it. */
  chosen: { file: File; size: { width: number; height: number } | null } | null;
  disabled: boolean;
  input?: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
};

/** Chooses a picture's file; one can be dropped on it, which the browser's own control supports. */
export function PicturePicker({ label, hint, error, chosen, disabled, input, onChoose }: PicturePickerProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (file) onChoose(file);
  }

  // So that the same file can be chosen again after it changed: the control fires only for another value.
  function forget(event: MouseEvent<HTMLInputElement>) {
    event.currentTarget.value = "";
  }

  return (
    <div>
      <FormField label={label} hint={`${hint} ${PICTURE_TEXTS.limit}`} error={error ?? undefined}>
        {(control) => (
          <div className="relative flex min-h-20 items-center gap-4 rounded-md border-2 [border-style:dashed] border-field-line bg-field px-4 py-3 has-[:enabled:hover]:bg-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-ring has-[[aria-invalid]]:border-danger">
            <ImageUp aria-hidden className="size-7 shrink-0 text-muted" />
            <span className="min-w-0">
              {chosen && (
                <span data-slot="selected-file" className="block text-sm leading-snug">
                  {PICTURE_TEXTS.selected}: <strong>{chosen.file.name}</strong>
                  <span className="text-muted"> ({pictureFacts({ size: chosen.size, bytes: chosen.file.size })})</span>
                </span>
              )}
              <span className="font-semibold text-link">
                {chosen ? PICTURE_TEXTS.chooseOther : PICTURE_TEXTS.choose}
              </span>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              accept="image/*"
              disabled={disabled}
              onChange={change}
              onClick={forget}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
        )}
      </FormField>
      <p aria-live="polite" className="sr-only">
        {error}
      </p>
    </div>
  );
}
