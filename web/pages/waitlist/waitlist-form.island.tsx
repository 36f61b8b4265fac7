import { LEAD_LIMITS } from "#domain/lead.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { TextField } from "#web/features/forms/text-field.tsx";
import { WAITLIST_FORM } from "./copy.ts";
import { useWaitlistForm } from "./use-waitlist-form.ts";

const TEXTS = WAITLIST_FORM;

export function WaitlistForm() {
  const state = useWaitlistForm();

  return (
    <PublicForm
      state={state}
      action="/api/waitlist"
      page="/waitlist"
      consent="waitlist"
      label={TEXTS.title}
      className="space-y-5"
    >
      <FormOutcome state={state} outcomes={TEXTS.outcomes} />
      <EmailField state={state} label={TEXTS.emailLabel} placeholder={TEXTS.emailPlaceholder} />
      <TextField
        state={state}
        name="fullName"
        label={TEXTS.nameLabel}
        autoComplete="name"
        placeholder={TEXTS.namePlaceholder}
        maxLength={LEAD_LIMITS.fullName}
        required
      />
      <input type="hidden" name="source" value="waitlist_page" />
      <SubmitButton state={state} pending={TEXTS.pending}>
        {TEXTS.button}
      </SubmitButton>
      <ConsentLine form="waitlist" />
    </PublicForm>
  );
}
