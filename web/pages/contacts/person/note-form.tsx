import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { PERSON_TEXTS } from "./copy.ts";
import { useDrafts } from "./use-drafts.ts";
import { updatePersonMutation } from "./mutations.ts";

const TEXTS = PERSON_TEXTS.note;

/** The owner's note about a person. */
export function NoteForm({ personId, note }: { personId: string; note: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const drafts = useDrafts(personId);
  const { mutate, reset, error, isPending, isSuccess } = useMutation(updatePersonMutation);
  const wrong = error instanceof ApiError ? error.fields.note : undefined;
  const isChanged = error instanceof ApiError && error.code === "note_changed";
  // What this form replaces: the note that it began with, until it has shown another one.
  const before = useRef(note);

  function save(event: FormEvent) {
    event.preventDefault();
    const text = field.current!.value;
    const forget = () => {
      before.current = text.trim();
      if (drafts.read("note") === text) drafts.forget("note");
    };
    if (isChanged) before.current = note;
    if (!isPending) mutate({ personId, change: { note: text, noteBefore: before.current } }, { onSuccess: forget });
  }

  function keepDraft(text: string) {
    drafts.write("note", text);
    // The outcome of the last save does not apply to this text.
    if (isSuccess || error) reset();
  }

  return (
    <form onSubmit={save} noValidate>
      <FormField label={TEXTS.label} hint={TEXTS.hint} error={wrong}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            name="note"
            rows={4}
            defaultValue={drafts.read("note") ?? note}
            maxLength={LIST_LIMITS.note}
            onChange={(event) => keepDraft(event.target.value)}
          />
        )}
      </FormField>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="outline" busy={isPending}>
          {isPending ? TEXTS.pending : TEXTS.save}
        </Button>
        <p role="status">{isSuccess ? TEXTS.saved : ""}</p>
      </div>
      <Failure error={wrong ? null : error} className="mt-3" />
      <div role="alert">
        {isChanged && (
          <blockquote data-slot="other-note" className="mt-3 border-l-4 border-line pl-4 whitespace-pre-wrap">
            {note || TEXTS.empty}
          </blockquote>
        )}
      </div>
    </form>
  );
}
