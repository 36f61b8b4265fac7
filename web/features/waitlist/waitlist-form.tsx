import { Link } from "react-router";
import { CONSENT_LINES, HONEYPOT_FIELD, LEAD_LIMITS } from "#domain/lead.ts";
import { WAITLIST_FORM } from "#web/content/pages/waitlist.ts";
import { FormOutcomes } from "./form-outcomes.tsx";
import { prepareSignup, useWaitlistForm } from "./use-waitlist-form.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";

const TEXTS = WAITLIST_FORM;

/** The sign-up form: a real form that posts to the API, which scripts only make smoother (product §2, /waitlist). */
export function WaitlistForm() {
  const { form, submit, isSubmitting, errors, outcome } = useWaitlistForm();

  return (
    <form
      ref={form}
      method="post"
      action="/api/waitlist"
      aria-label={TEXTS.title}
      onSubmit={submit}
      onFocus={prepareSignup}
      className="space-y-5"
    >
      <div aria-live="polite" data-slot="form-outcome">
        {outcome ? <OutcomeLine tone={outcome.tone}>{outcome.text}</OutcomeLine> : <FormOutcomes />}
      </div>
      <FormField label={TEXTS.emailLabel} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder={TEXTS.emailPlaceholder}
            maxLength={LEAD_LIMITS.email}
            required
          />
        )}
      </FormField>
      <FormField label={TEXTS.nameLabel} error={errors.fullName}>
        {(control) => (
          <Input
            {...control}
            type="text"
            name="fullName"
            autoComplete="name"
            placeholder={TEXTS.namePlaceholder}
            maxLength={LEAD_LIMITS.fullName}
            required
          />
        )}
      </FormField>
      <input type="hidden" name="source" value="waitlist_page" />
      <input type="hidden" name="consentVersion" value={CONSENT_LINES.waitlist.version} />
      {/* For robots only: out of sight, out of the tab order, unnamed to screen readers (decision: one-guard). */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" disabled={isSubmitting} className="w-full">
        {isSubmitting ? TEXTS.pending : TEXTS.button}
      </Button>
      <p className="text-sm leading-relaxed text-muted">
        {CONSENT_LINES.waitlist.text}{" "}
        <Link to="/privacy-policy" className="font-semibold text-link underline underline-offset-2">
          {TEXTS.privacyLink}
        </Link>
      </p>
    </form>
  );
}
