import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { track } from "#web/lib/analytics.ts";
import { WAITLIST_FORM } from "./copy.ts";
import { refreshWaitlistCount } from "./use-waitlist-count.ts";

const TEXTS = WAITLIST_FORM.toasts;

async function load() {
  const [{ waitlistFormSchema }, { joinWaitlist }] = await Promise.all([import("./schema.ts"), import("./queries.ts")]);
  return { schema: waitlistFormSchema, send: joinWaitlist };
}

/** The sign-up form: after a success the fields are cleared and the count is asked again. */
export function useWaitlistForm() {
  return usePublicForm({
    name: "waitlist",
    load,
    texts: { invalid: WAITLIST_FORM.invalid, failureTitle: TEXTS.failureTitle },
    onSubmit: () => track("form_submit", { event_category: "waitlist", event_label: "waitlist_form" }),
    onInvalid: ({ email = "", fullName = "" }) => (email.trim() && fullName.trim() ? null : TEXTS.empty),
    onSent() {
      track("lead_generation", { event_category: "waitlist", event_label: "waitlist_signup", value: 1 });
      void refreshWaitlistCount();
      return TEXTS.success;
    },
  });
}
