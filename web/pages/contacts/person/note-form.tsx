import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { type Draft, PEOPLE_DRAFTS, useDraft } from "#web/lib/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { PERSON_TEXTS } from "./copy.ts";
import { updatePersonMutation } from "./mutations.ts";

const TEXTS = PERSON_TEXTS.note;

type NoteFormProps = { personId: string; note: string };
type TypedNote = { text: string; before: string };

/** The owner's note about a person. */
export function NoteForm(props: NoteFormProps) {
  const draft = useDraft<TypedNote>(`${PEOPLE_DRAFTS}${props.personId}.note`);
  return draft && <TypedNoteForm {...props} draft={draft} />;
}

function TypedNoteForm({ personId, note, draft }: NoteFormProps & { draft: Draft<TypedNote> }) {
  const { mutateAsync, reset, error, isPending, isSuccess } = useMutation(updatePersonMutation);
  const wrong = error instanceof ApiError ? error.fields.note : undefined;
  const isChanged = error instanceof ApiError && error.code === "note_changed";
  // What this form replaces: the note that it began with, until it has shown another one.
  const before = useRef(draft.kept?.before ?? note);
  const typed = useRef(draft.kept?.text ?? note);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const text = typed.current;
    const keepRest = () => {
      before.current = text.trim();
      if (typed.current === text) draft.forget();
      else draft.keep({ text: typed.current, before: before.current });
    };
    if (isChanged) before.current = note;
    // The promise, because the dialog may be closed before the answer comes. A failure is shown.
    mutateAsync({ personId, change: { note: text, noteBefore: before.current } }).then(keepRest, () => {});
  }

  function edit(text: string) {
    typed.current = text;
    draft.keep({ text, before: before.current });
    // The outcome of the last save does not apply to this text.
    if (isSuccess || error) reset();
  }

  return (
    <form onSubmit={save} noValidate>
      <FormField label={TEXTS.label} hint={TEXTS.hint} error={wrong}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={4}
            defaultValue={draft.kept?.text ?? note}
            maxLength={LIST_LIMITS.note}
            onChange={(event) => edit(event.target.value)}
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
