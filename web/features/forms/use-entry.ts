import { type RefObject, useEffect, useRef } from "react";
import { uuidv7 } from "uuidv7";
import { type FormName, outcomeId } from "#domain/lead.ts";
import { dropDraft, restoreDraft, saveDraft } from "./form-draft.ts";

/**
 * What was typed into a form, with the id under which it is sent: every try of the same entry has the same id (decision:
 * send-once), also after a reload, because id and fields are kept as a draft.
 */
export function useEntry(name: FormName, form: RefObject<HTMLFormElement | null>) {
  const entryId = useRef<string>(undefined);

  useEffect(() => {
    if (!form.current) return;
    if (location.hash === `#${outcomeId(name, "received")}`) dropDraft(draftKey(name));
    else entryId.current = restoreDraft(draftKey(name), form.current);
  }, [name, form]);

  /** A changed field makes it another entry. */
  function change() {
    entryId.current = undefined;
    if (form.current) saveDraft(draftKey(name), form.current, undefined);
  }

  /** The id of this entry, stored with its draft. */
  function identify(element: HTMLFormElement): string {
    entryId.current ??= uuidv7();
    saveDraft(draftKey(name), element, entryId.current);
    return entryId.current;
  }

  /** Forgets the entry after it was sent. */
  function clear() {
    dropDraft(draftKey(name));
    entryId.current = undefined;
  }

  return { change, identify, clear };
}

/** A form can stand on several pages; each page keeps its own draft. */
function draftKey(name: FormName): string {
  return name + location.pathname;
}
