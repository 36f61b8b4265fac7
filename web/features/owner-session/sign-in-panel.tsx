import { type FormEvent, useEffect, useRef, useState } from "react";
import { Woven } from "#web/pictures/woven.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { OWNER_TEXTS } from "./copy.ts";

const TEXTS = OWNER_TEXTS.signIn;

type SignInPanelProps = {
  isChecking: boolean;
  isConfigured: boolean;
  /** Whether there was a session that has run out. */
  hasEnded: boolean;
  isBusy: boolean;
  error: string | null;
  onSignIn: (key: string) => void;
};

/** Shown in place of a back-office page until the owner is known. */
export function SignInPanel({ isChecking, isConfigured, hasEnded, isBusy, error, onSignIn }: SignInPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const message = isEmpty ? TEXTS.empty : isEdited ? undefined : (error ?? undefined);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (message) form.current?.querySelector<HTMLInputElement>("[name=key]")?.focus();
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
      {/* Posted, so that the key can never appear in a URL, even before hydration. */}
      <form ref={form} method="post" action="/api/session" onSubmit={submit} className="space-y-5 p-6 sm:p-8">
        <h2 className="font-serif text-[1.75rem] leading-tight font-semibold">
          {hasEnded ? TEXTS.ended.title : TEXTS.title}
        </h2>
        <p className="text-muted">{hasEnded ? TEXTS.ended.intro : TEXTS.intro}</p>
        <p className="without-scripts font-semibold">{TEXTS.withoutScripts}</p>
        {!isConfigured && <OutcomeLine tone="failure">{TEXTS.notConfigured}</OutcomeLine>}
        <FormField label={TEXTS.label} hint={TEXTS.hint} error={message}>
          {(control) => (
            <Input
              {...control}
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
        <p aria-live="polite" className="with-scripts min-h-[1.65em] text-sm text-muted">
          {isChecking ? TEXTS.checking : ""}
        </p>
      </form>
    </Card>
  );
}
