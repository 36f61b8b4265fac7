import { type RefObject, useEffect, useRef } from "react";
import { type FormName, outcomeId } from "#domain/lead.ts";
import { dropDraft, restoreDraft, saveDraft } from "./form-draft.ts";

/** The outcomes of a post that we have. */
const SUCCESS_OUTCOMES = ["received", "held"] as const;

/** A form can be on several pages; each page keeps a draft of its own. */
function draftKey(name: FormName): string {
  return name + location.pathname;
}

/**
 * What is typed into a form until it is sent: a draft that survives a reload, and the id that every try of the same
 * entry is sent with (decision: send-once).
 */
export function useEntry(name: FormName, form: RefObject<HTMLFormElement | null>) {
  const id = useRef<string>(undefined);

  useEffect(() => {
    if (!form.current) return;
    // The form's plain post came back with success: the draft was sent.
    if (SUCCESS_OUTCOMES.some((outcome) => location.hash === `#${outcomeId(name, outcome)}`)) dropDraft(draftKey(name));
    else id.current = restoreDraft(draftKey(name), form.current);
  }, [name, form]);

  /** Something was typed: this is another entry. */
  function change() {
    id.current = undefined;
    if (form.current) saveDraft(draftKey(name), form.current, undefined);
  }

  /**
   * The id to send the entry with; kept with the draft, so that a try after a reload has the same.
   * @param makeId makes a UUIDv7; its package is loaded with what sends the form
   */
  function identify(makeId: () => string): string {
    id.current ??= makeId();
    if (form.current) saveDraft(draftKey(name), form.current, id.current);
    return id.current;
  }

  /** Keeps what is in the form now, also what the browser filled in by itself, for the page that follows a plain post. */
  function keep() {
    if (form.current) saveDraft(draftKey(name), form.current, id.current);
  }

  /** Clears the form and its draft, after it was sent; what was typed meanwhile is another entry, and stays. */
  function clear(sentId: string) {
    if (id.current !== sentId) return;
    dropDraft(draftKey(name));
    id.current = undefined;
    form.current?.reset();
  }

  return { change, identify, keep, clear };
}
