import { type FormEvent, useEffect, useRef, useState } from "react";
import { HONEYPOT_FIELD } from "#domain/lead.ts";
import { WAITLIST_FORM } from "#web/content/pages/waitlist.ts";
import type { WaitlistFieldErrors, WaitlistFields } from "./schema.ts";
import { track } from "#web/lib/analytics.ts";
import { ApiError, sentenceOf } from "#web/lib/api-error.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { toast } from "#web/ui/toast.ts";
import { prepareToaster } from "#web/ui/toaster.tsx";

export type WaitlistOutcome = { tone: OutcomeTone; text: string };

/** In the order in which they stand in the form: the first one that is wrong takes the focus. */
const FIELD_ORDER = ["email", "fullName"] as const satisfies readonly (keyof WaitlistFields)[];

const TEXTS = WAITLIST_FORM.toasts;

/** Schema and API client: not part of the first load, fetched when somebody turns to the form. */
async function loadSignup() {
  const [schema, queries] = await Promise.all([import("./schema.ts"), import("./queries.ts")]);
  return { ...schema, ...queries };
}

/** Fetches ahead of the first submit what it needs; where that fails, the submit tries again and says so. */
export function prepareSignup() {
  void prepareToaster();
  loadSignup().catch(() => null);
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** A 303 answer to the form's plain post left its outcome in the address; the outcome of this post replaces it. */
function forgetOutcomeInAddress() {
  if (!location.hash.startsWith("#waitlist-")) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}

/**
 * The sign-up form (product §4, §5, §8): idle, submitting, then success (fields cleared, count asked again) or failure
 * (fields kept). The fields are uncontrolled: what was typed before hydration stays.
 */
export function useWaitlistForm() {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [errors, setErrors] = useState<WaitlistFieldErrors>({});
  const [outcome, setOutcome] = useState<WaitlistOutcome | null>(null);

  // The browser's own check of `required` stops the submit event, and with it our messages; without scripts it stays.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(wrong: WaitlistFieldErrors, text: string) {
    setErrors(wrong);
    setOutcome({ tone: "failure", text });
    const first = FIELD_ORDER.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  function fail(error: unknown) {
    const sentence = sentenceOf(error);
    refuse(error instanceof ApiError ? error.fields : {}, sentence);
    toast({ title: TEXTS.failureTitle, description: sentence, variant: "destructive" });
  }

  async function send(data: FormData) {
    const input = { email: textOf(data, "email"), fullName: textOf(data, "fullName") };
    const { checkWaitlistFields, joinWaitlist, refreshWaitlistCount } = await loadSignup();
    const checked = checkWaitlistFields(input);
    if (checked.errors) {
      const isEmpty = !input.email.trim() || !input.fullName.trim();
      if (isEmpty) toast({ ...TEXTS.empty, variant: "destructive" });
      refuse(checked.errors, isEmpty ? `${TEXTS.empty.title}. ${TEXTS.empty.description}` : WAITLIST_FORM.invalid);
      return;
    }
    setIsSubmitting(true);
    await joinWaitlist(checked.fields, textOf(data, HONEYPOT_FIELD));
    track("lead_generation", { event_category: "waitlist", event_label: "waitlist_signup", value: 1 });
    form.current?.reset();
    setOutcome({ tone: "success", text: `${TEXTS.success.title} ${TEXTS.success.description}` });
    toast(TEXTS.success);
    void refreshWaitlistCount();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // State changes with the next render; a double click comes before it.
    if (isSending.current) return;
    isSending.current = true;
    const data = new FormData(event.currentTarget);
    track("form_submit", { event_category: "waitlist", event_label: "waitlist_form" });
    forgetOutcomeInAddress();
    setErrors({});
    setOutcome(null);
    await send(data).catch(fail);
    isSending.current = false;
    setIsSubmitting(false);
  }

  return { form, submit, isSubmitting, errors, outcome };
}
