import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { InferOutput } from "valibot";
import type { FieldErrors } from "#domain/api.ts";
import type { FormSchema } from "#domain/forms/fields.ts";
import { HELD_STATUS } from "#domain/held-post.ts";
import { type FormName, HONEYPOT_CODE, HONEYPOT_FIELD, TURNSTILE_FIELD } from "#domain/lead.ts";
import type { Visit } from "#domain/visit.ts";
import { ApiError, describeError } from "#web/lib/api-error.ts";
import { countOnce } from "#web/lib/page-counts.ts";
import { inTime, requireServer } from "#web/lib/recover.ts";
import { reveal } from "#web/lib/reveal.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { toSentence, type ToastMessage } from "#web/ui/toast-message.ts";
import { FORM_TEXTS } from "./copy.ts";
import { useChallenge } from "./use-challenge.ts";
import { useEntry } from "./use-entry.ts";

/** What a form holds: text, by the names of its fields. */
export type FormInput = Record<string, string>;

/** What a send carries besides the fields. */
export type Envelope = {
  /** The same for every try of one entry (decision: send-once); for those resources that take it. */
  entryId: string;
  /** Into the body of every public post. */
  common: { [HONEYPOT_FIELD]: string; [TURNSTILE_FIELD]?: string; visit: Visit };
};

/** A toast, and what more there is to say: the line that stays has the toast's words and these. */
export type Success = { title: string; description: string; more: string };

/** What a send brings back: the API's answer, and whatever else its form shows. */
export type Sent = { response: Pick<Response, "status"> };

type PublicFormOptions<Schema extends FormSchema, Answer extends Sent> = {
  /** Names the form's outcomes in the URL, as the Worker does. */
  name: FormName;
  /** The rules and the sender: not in the first load, fetched when the form gets the focus. */
  load: () => Promise<{
    schema: Schema;
    send: (fields: InferOutput<Schema>, envelope: Envelope) => Promise<Answer>;
  }>;
  /** The title of the toast for a failed send, where it is not that of most forms. */
  failureTitle?: string;
  /** On every press of the button, before anything is checked. */
  onSubmit?: () => void;
  /** A toast for fields that are wrong; without one they are marked, and the line says so. */
  onInvalid?: (input: FormInput, errors: FieldErrors) => ToastMessage | null;
  /** Another toast for a failed send than title and sentence. */
  onFailed?: (sentence: string) => ToastMessage;
  /** On a send that waits for the owner, before the line says so (decision: one-guard). */
  onHeld?: (answer: Answer) => void;
  /** What is said of a send that succeeded. */
  onSent: (answer: Answer, fields: InferOutput<Schema>) => Success;
  /** Leaves the fields as they are after a success; by default they are cleared. */
  keepsFields?: boolean;
};

export type FormState = ReturnType<typeof usePublicForm>;

function readInput(form: HTMLFormElement): FormInput {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/**
 * What every public form does (decision: send-once): idle, submitting, then success
 * or failure, told by a toast and by a line that stays. Wrong fields say so beside themselves and the first one takes
 * the focus. What was typed survives a failure and a reload. The fields are uncontrolled: what was typed before
 * hydration stays. Give the result to the parts in public-form.tsx.
 */
export function usePublicForm<Schema extends FormSchema, Answer extends Sent>(
  options: PublicFormOptions<Schema, Answer>,
) {
  const { name, failureTitle = FORM_TEXTS.failureTitle } = options;
  const form = useRef<HTMLFormElement>(null);
  const challenge = useChallenge();
  const entry = useEntry(name, form);
  const isSending = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** The token is waited for. */
  const [isChecking, setIsChecking] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Fields that were wrong at the last try: these are checked again when they are left. */
  const refused = useRef<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<{ tone: OutcomeTone; text: string } | null>(null);
  /** The hidden field was filled in by a tool of the browser: the next try is sent without it (decision: one-guard). */
  const [needsResend, setNeedsResend] = useState(false);
  /** Waits until its line stands in the page. */
  const message = useRef<ToastMessage | null>(null);

  // The browser's own check of `required` stops the submit event, and with it our messages; without scripts it stays.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // On a phone the line is enough while it is in view; a toast would cover what comes next.
  useEffect(() => {
    const waiting = message.current;
    message.current = null;
    if (waiting && !(matchMedia("(width < 40rem)").matches && isInView(findOutcome(form.current)))) {
      void import("#web/ui/toast.ts").then(
        ({ toast }) => toast(waiting),
        () => null,
      );
    }
  });

  // The line stands above the cleared fields, which may be a screen away from the button.
  const isCleared = outcome?.tone === "success" && !options.keepsFields;
  useEffect(() => {
    if (isCleared) reveal(findOutcome(form.current), "nearest");
  }, [isCleared]);

  async function load() {
    const [rules, visits, { uuidv7 }, parts] = await Promise.all([
      import("#domain/forms/check-form.ts"),
      import("./describe-visit.ts"),
      import("uuidv7"),
      options.load(),
    ]);
    return { ...rules, ...visits, uuidv7, ...parts };
  }

  /** Fetches ahead of the first submit what it needs; where that fails, the submit tries again and says so. */
  function prepare() {
    load().catch(() => null);
    import("#web/ui/toast.ts").catch(() => null);
    challenge.start();
  }

  function enter(event: FocusEvent<HTMLFormElement>) {
    const { name: field } = event.target as unknown as HTMLInputElement;
    if (field) countOnce(`field ${name} ${field}`);
    prepare();
  }

  /** What is typed into a field removes its error. */
  function change(event: FormEvent<HTMLFormElement>) {
    countOnce(`begun ${name}`);
    entry.change();
    setError((event.target as HTMLInputElement).name, undefined);
  }

  function setError(field: string, message: string | undefined) {
    setErrors(({ [field]: _before, ...others }) => (message ? { ...others, [field]: message } : others));
  }

  async function recheck(event: FocusEvent<HTMLFormElement>) {
    const field = (event.target as unknown as HTMLInputElement).name;
    // A press of the button checks all fields itself: an error that came in between would move the button away from the press.
    const isSubmitting = (event.relatedTarget as HTMLButtonElement | null)?.type === "submit";
    if (isSubmitting || !refused.current.has(field)) return;
    const loaded = await load().catch(() => null);
    // It may have been sent meanwhile.
    if (!loaded || !form.current || isSending.current || !refused.current.has(field)) return;
    setError(field, loaded.checkForm(loaded.schema, readInput(form.current)).errors?.[field]);
  }

  function refuse(wrong: FieldErrors, text: string) {
    setErrors(wrong);
    refused.current = new Set(Object.keys(wrong));
    setOutcome({ tone: "failure", text });
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const first = fields.find((field) => wrong[field.name]);
    first?.focus();
    // Away from the edges of the screen, where the toast is.
    first?.scrollIntoView({ block: "center" });
  }

  function fail(error: unknown) {
    const sentence = describeError(error, "typed");
    if (error instanceof ApiError && error.code === HONEYPOT_CODE) {
      setNeedsResend(true);
      emptyHoneypot(form.current);
    }
    const failure = options.onFailed?.(sentence) ?? { title: failureTitle, description: sentence };
    const reason = failure.description === sentence ? "" : ` ${sentence}`;
    refuse(error instanceof ApiError ? error.fields : {}, toSentence(failure) + reason);
    message.current = { ...failure, variant: "destructive" };
  }

  async function prepareEnvelope(input: FormInput, visit: Visit, makeId: () => string): Promise<Envelope> {
    const entryId = entry.identify(makeId);
    setIsChecking(true);
    const token = await challenge.takeToken();
    setIsChecking(false);
    const common = { [HONEYPOT_FIELD]: (!needsResend && input[HONEYPOT_FIELD]) || "", visit };
    return { entryId, common: token ? { ...common, [TURNSTILE_FIELD]: token } : common };
  }

  async function send(element: HTMLFormElement) {
    const input = readInput(element);
    const loaded = await inTime(load()).catch(() => null);
    if (!loaded) return postWithoutScripts(element);
    const { checkForm, describeVisit, uuidv7, schema, send } = loaded;
    const checked = checkForm(schema, input);
    if (checked.errors) {
      const invalid = options.onInvalid?.(input, checked.errors);
      if (invalid) message.current = { ...invalid, variant: "destructive" };
      refuse(checked.errors, invalid ? toSentence(invalid) : FORM_TEXTS.invalid);
      return;
    }
    setIsSubmitting(true);
    const envelope = await prepareEnvelope(input, describeVisit(location, document.referrer), uuidv7);
    const answer = await send(checked.fields, envelope).finally(challenge.renew);
    countOnce(`sent ${name}`);
    // Fields that stay are the same entry until one of them changes (decision: send-once), over a reload, too.
    if (!options.keepsFields) entry.clear(envelope.entryId);
    refused.current = new Set();
    setNeedsResend(false);
    if (answer.response.status === HELD_STATUS) {
      options.onHeld?.(answer);
      setOutcome({ tone: "success", text: FORM_TEXTS.outcomes.held });
      return;
    }
    const { more, ...sent } = options.onSent(answer, checked.fields);
    message.current = sent;
    setOutcome({ tone: "success", text: `${toSentence(sent)} ${more}` });
  }

  /** Where the form's scripts cannot be loaded, the browser posts it (decision: lost-scripts). */
  async function postWithoutScripts(element: HTMLFormElement) {
    setIsSubmitting(true);
    await requireServer();
    entry.keep();
    element.submit();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // State changes with the next render; a double click comes before it.
    if (isSending.current) return;
    isSending.current = true;
    prepare();
    options.onSubmit?.();
    clearOutcomeFromUrl(name);
    setErrors({});
    setOutcome(null);
    await send(event.currentTarget).catch(fail);
    isSending.current = false;
    setIsSubmitting(false);
  }

  return {
    name,
    form,
    challengePlace: challenge.place,
    submit,
    change,
    recheck,
    enter,
    isSubmitting,
    isChecking,
    needsResend,
    errors,
    outcome,
  };
}

function emptyHoneypot(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(HONEYPOT_FIELD);
  if (field instanceof HTMLInputElement) field.value = "";
}

function findOutcome(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>("[data-slot=form-outcome]") ?? null;
}

function isInView(element: HTMLElement | null): boolean {
  const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}

/** A 303 answer to the form's plain post left its outcome in the URL; the outcome of this post replaces it. */
function clearOutcomeFromUrl(name: FormName) {
  if (!location.hash.startsWith(`#${name}-`)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
