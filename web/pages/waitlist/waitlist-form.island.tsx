import { LEAD_LIMITS } from "#domain/lead.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { TextField } from "#web/features/forms/text-field.tsx";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { track } from "#web/lib/events.ts";
import { WAITLIST_FORM } from "./form-copy.ts";
import { refreshWaitlistCount } from "./use-waitlist-count.ts";

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

/** The sign-up form: after a success the fields are cleared and the count is asked again. */
function useWaitlistForm() {
  return usePublicForm({
    name: "waitlist",
    load: () => import("./send.ts"),
    onSubmit: () => track("form_submit", { event_category: "waitlist", event_label: "waitlist_form" }),
    onInvalid: ({ email = "", fullName = "" }) => (email.trim() && fullName.trim() ? null : TEXTS.toasts.empty),
    onSent() {
      track("lead_generation", { event_category: "waitlist", event_label: "waitlist_signup", value: 1 });
      void refreshWaitlistCount();
      return TEXTS.toasts.success;
    },
  });
}
