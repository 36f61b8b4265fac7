import { useEffect, useRef, useState } from "react";
import { LEAD_LIMITS } from "#domain/lead.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { FormState } from "./use-public-form.ts";

/** Around the button with the email that was probably meant. */
const TEXTS = { before: "Did you mean", after: "?" } as const;

type EmailFieldProps = { state: FormState; label: string; placeholder?: string; hint?: string };

/** The email of a form, named `email`. A slip in the domain gets a "Did you mean …?" that blocks nothing. */
export function EmailField({ state, label, placeholder, hint }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);

  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setSuggestion(null);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  async function checkSpelling() {
    const typed = input.current?.value ?? "";
    const loaded = await import("./email-suggestion.ts").catch(() => null);
    // What was typed meanwhile is checked when the field is left again.
    if (input.current?.value === typed) setSuggestion(loaded?.suggestEmail(typed) ?? null);
  }

  function takeSuggestion() {
    if (!input.current || !suggestion) return;
    input.current.value = suggestion;
    // Like typing: the form saves its draft and starts a new entry.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  }

  return (
    <FormField label={label} hint={hint} error={state.errors.email}>
      {(control) => (
        <div>
          <Input
            {...control}
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder={placeholder}
            maxLength={LEAD_LIMITS.email}
            required
            onBlur={checkSpelling}
            onInput={() => setSuggestion(null)}
          />
          <div role="status" data-slot="email-suggestion">
            {suggestion && (
              <p className="pt-2 text-sm">
                {TEXTS.before}{" "}
                <button type="button" onClick={takeSuggestion} className="link-standalone font-semibold">
                  {suggestion}
                </button>
                {TEXTS.after}
              </p>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}
