import type { ReactNode } from "react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import {
  CONSENT_LINES,
  type ConsentForm,
  FORM_OUTCOMES,
  type FormOutcome as Outcome,
  HONEYPOT_FIELD,
  outcomeId,
  PAGE_FIELD,
} from "#domain/lead.ts";
import { site } from "#domain/site.ts";
import { clsx } from "clsx";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { FORM_TEXTS } from "./copy.ts";
import type { FormState } from "./use-public-form.ts";

/** How 1Password, LastPass, Bitwarden, Dashlane and Proton Pass are told to leave a field alone. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

type PublicFormProps = {
  state: FormState;
  /** URL of the API that takes it: `/api/waitlist`. */
  action: `/api/${string}`;
  /** The page that it is on: the 303 after a post without scripts leads back to it. */
  page: `/${string}`;
  consent: ConsentForm;
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A public form, which also posts to the API without scripts (decision: forms-without-scripts). Its children are its
 * fields, with `FormOutcome`, `SubmitButton` and `ConsentLine` wherever the layout has them.
 */
export function PublicForm({ state, action, page, consent, label, className, children }: PublicFormProps) {
  const { form, challengePlace, submit, enter, change, recheck } = state;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      aria-label={label}
      onSubmit={submit}
      onFocus={enter}
      onInput={change}
      onBlur={recheck}
      className={className}
    >
      <input type="hidden" name={PAGE_FIELD} value={page} />
      <input type="hidden" name="consentVersion" value={CONSENT_LINES[consent].version} />
      {/* The honeypot: off screen, out of the tab order, hidden from screen readers (decision: one-guard). */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </div>
      {children}
      {site.turnstile && <div ref={challengePlace} data-slot="challenge" />}
    </form>
  );
}

type FormOutcomeProps = {
  state: FormState;
  outcomes: Readonly<Record<Outcome, string>>;
  className?: string;
};

/**
 * The outcome of the form, in a line that stays and is announced. After a post without scripts
 * the Worker's 303 names one of the `outcomes` in the fragment, and `:target` shows it; the margin keeps the form below
 * it in view.
 */
export function FormOutcome({ state, outcomes, className }: FormOutcomeProps) {
  const { name, outcome } = state;
  return (
    <div aria-live="polite" data-slot="form-outcome" tabIndex={-1} className={clsx("mb-0 outline-0", className)}>
      {outcome ? (
        <OutcomeLine tone={outcome.tone} className="mb-4 flex">
          {outcome.text}
        </OutcomeLine>
      ) : (
        FORM_OUTCOMES.map((each) => (
          <OutcomeLine
            key={each}
            id={outcomeId(name, each)}
            tone={each === "received" || each === "held" ? "success" : "failure"}
            className="mb-4 hidden scroll-mt-24 target:flex"
          >
            {outcomes[each]}
          </OutcomeLine>
        ))
      )}
    </div>
  );
}

type SubmitButtonProps = { state: FormState; pending: string; className?: string; children: ReactNode };

export function SubmitButton({ state, pending, className = "w-full", children }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" size="large" busy={state.isSubmitting} className={className}>
        {state.isChecking ? FORM_TEXTS.checking : state.isSubmitting ? pending : children}
      </Button>
      {state.needsResend && (
        <p data-slot="send-again" className="mt-3 text-sm leading-relaxed font-semibold">
          {FORM_TEXTS.sendAgain}
        </p>
      )}
    </>
  );
}

/** What the email will be used for, with a link to the privacy policy (decision: consent-record). */
export function ConsentLine({ form, className }: { form: ConsentForm; className?: string }) {
  return (
    <p className={clsx("measure text-sm leading-relaxed text-muted", className)}>
      {CONSENT_LINES[form].text}{" "}
      <NavAnchor to="/privacy-policy" className="link font-semibold">
        Privacy policy
      </NavAnchor>
    </p>
  );
}
