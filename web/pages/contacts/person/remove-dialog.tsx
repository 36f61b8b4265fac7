import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { normalizeEmail } from "#domain/email.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { PERSON_TEXTS } from "./copy.ts";
import { removePersonMutation } from "./mutations.ts";

const TEXTS = PERSON_TEXTS.remove;

type RemovedPerson = { personId: string; email: string };

type RemoveDialogProps = {
  /** Who is to be removed; null while the dialog is closed. */
  person: RemovedPerson | null;
  onClose: () => void;
  onRemoved: (person: RemovedPerson) => void;
};

/** Asks for the email once more before a person is removed: it cannot be undone. */
export function RemoveDialog({ person, onClose, onRemoved }: RemoveDialogProps) {
  return (
    <Dialog open={person !== null} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{TEXTS.title}</DialogTitle>
        </DialogHeader>
        {person && <RemoveForm person={person} onRemoved={onRemoved} />}
      </DialogContent>
    </Dialog>
  );
}

function RemoveForm({ person, onRemoved }: { person: RemovedPerson; onRemoved: (person: RemovedPerson) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, error, isPending } = useMutation(removePersonMutation);
  const { email, personId } = person;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isRight = normalizeEmail(field.current!.value) === normalizeEmail(email);
    setIsWrong(!isRight);
    if (isRight) mutate(personId, { onSuccess: () => onRemoved(person) });
    else field.current!.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <p>{interpolate(TEXTS.text, { email })}</p>
      <p className="text-sm text-muted">{TEXTS.elsewhere}</p>
      <FormField label={TEXTS.label} error={isWrong ? interpolate(TEXTS.wrong, { email }) : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="text"
            name="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onInput={() => setIsWrong(false)}
            required
          />
        )}
      </FormField>
      <Failure error={error} />
      <Button type="submit" busy={isPending}>
        {isPending ? TEXTS.pending : TEXTS.button}
      </Button>
    </form>
  );
}
