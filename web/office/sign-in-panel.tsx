import { type FormEvent, useEffect, useRef, useState } from "react";
import { Woven } from "#web/pictures/woven.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { OFFICE_TEXTS } from "./copy.ts";

const TEXTS = OFFICE_TEXTS.signIn;

type SignInPanelProps = {
  isConfigured: boolean;
  /** Whether there was a session that has run out. */
  hasEnded: boolean;
  isBusy: boolean;
  error: string | null;
  onSignIn: (key: string) => void;
};

/** Shown in place of a back-office page until the owner is known. */
export function SignInPanel({ isConfigured, hasEnded, isBusy, error, onSignIn }: SignInPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const message = isEmpty ? TEXTS.empty : isEdited ? undefined : (error ?? undefined);

  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get("key");
    const isFilled = typeof key === "string" && key.trim() !== "";
    setIsEmpty(!isFilled);
    setIsEdited(false);
    if (isFilled && !isBusy) onSignIn(key.trim());
  }

  function clearError() {
    setIsEmpty(false);
    setIsEdited(true);
  }

  return (
    <Card data-slot="sign-in" className="mx-auto max-w-xl">
      <Woven motif="south" thickness={14} />
      <form onSubmit={submit} noValidate className="space-y-5 p-6 sm:p-8">
        <h2 className="font-serif text-[1.75rem] leading-tight font-semibold">
          {hasEnded ? TEXTS.ended.title : TEXTS.title}
        </h2>
        <p className="text-muted">{hasEnded ? TEXTS.ended.intro : TEXTS.intro}</p>
        {!isConfigured && <OutcomeLine tone="failure">{TEXTS.notConfigured}</OutcomeLine>}
        <FormField label={TEXTS.label} hint={TEXTS.hint} error={message}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="password"
              name="key"
              autoComplete="current-password"
              onInput={clearError}
              required
            />
          )}
        </FormField>
        <Button type="submit" size="large" busy={isBusy} disabled={!isConfigured} className="w-full">
          {isBusy ? TEXTS.pending : TEXTS.button}
        </Button>
      </form>
    </Card>
  );
}
