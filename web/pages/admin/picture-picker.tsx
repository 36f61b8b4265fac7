import { ImageUp } from "lucide-react";
import type { ChangeEvent, MouseEvent } from "react";
import { FormField } from "#web/ui/form-field.tsx";
import { PICTURE_CARD, type PictureCardTexts } from "./copy.ts";
import { pictureFacts } from "./picture-facts.ts";
import type { PictureUpload } from "./use-picture-upload.ts";

/** The file picker of a card; a file can be dropped on it, which the browser's own control supports. */
export function PicturePicker({ texts, upload }: { texts: PictureCardTexts; upload: PictureUpload }) {
  const { input, chosen, refusal, sent, choose } = upload;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (file) void choose(file);
  }

  // So that the same file can be chosen again after it changed: the control fires only for another value.
  function forget(event: MouseEvent<HTMLInputElement>) {
    event.currentTarget.value = "";
  }

  return (
    <div>
      <FormField label={texts.label} hint={`${texts.hint}. ${PICTURE_CARD.limit}`} error={refusal ?? undefined}>
        {(control) => (
          <div className="relative flex min-h-20 items-center gap-4 rounded-md border-2 [border-style:dashed] border-field-line bg-field px-4 py-3 has-[:enabled:hover]:bg-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-ring has-[[aria-invalid]]:border-danger">
            <ImageUp aria-hidden className="size-7 shrink-0 text-muted" />
            <span className="min-w-0">
              {chosen && (
                <span data-slot="selected-file" className="block text-sm leading-snug">
                  {PICTURE_CARD.selected}: <strong>{chosen.file.name}</strong>
                  <span className="text-muted"> ({pictureFacts({ size: chosen.size, bytes: chosen.file.size })})</span>
                </span>
              )}
              <span className="font-semibold text-link">{chosen ? PICTURE_CARD.chooseOther : PICTURE_CARD.choose}</span>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              accept="image/*"
              disabled={sent !== null}
              onChange={change}
              onClick={forget}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
        )}
      </FormField>
      <p aria-live="polite" className="sr-only">
        {refusal}
      </p>
    </div>
  );
}
