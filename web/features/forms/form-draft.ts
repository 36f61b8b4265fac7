import { HONEYPOT_FIELD } from "#domain/lead.ts";

// What was typed into a form stays in this tab's session storage until it is sent, so that a reload by accident loses
// nothing. Where storage is blocked or full there is simply no draft.

type Draft = { fields: Record<string, string>; entryId?: string | undefined };
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of controls that a draft leaves out. */
const NOT_TYPED = new Set(["hidden", "submit", "button", "fieldset", "password", "file", "checkbox", "radio"]);

function storageKey(form: string): string {
  return `homeward.draft.${form}`;
}

/** The text fields and selects of a form. */
function typedFields(form: HTMLFormElement): Field[] {
  const controls = [...form.elements] as unknown[] as Field[];
  return controls.filter(({ name, type }) => name && name !== HONEYPOT_FIELD && !NOT_TYPED.has(type));
}

function defaultValueFor(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/** Keeps what differs from the form's defaults, and the entry id that it was sent with. */
export function saveDraft(form: string, element: HTMLFormElement, entryId: string | undefined) {
  const fields = typedFields(element).filter((field) => field.value !== defaultValueFor(field));
  const draft: Draft = { fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])), entryId };
  try {
    if (fields.length === 0) sessionStorage.removeItem(storageKey(form));
    else sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Restores a draft, except for fields that already hold something.
 * @returns the entry id that it was sent with, if it was; undefined where a field holds something else by now
 */
export function restoreDraft(form: string, element: HTMLFormElement): string | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "null");
    if (!draft) return undefined;
    const fields = typedFields(element);
    for (const field of fields) {
      if (field.value === defaultValueFor(field)) field.value = draft.fields[field.name] ?? field.value;
    }
    const isSame = fields.every((field) => field.value === (draft.fields[field.name] ?? defaultValueFor(field)));
    return isSame ? draft.entryId : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft: it was sent. */
export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Storage is blocked.
  }
}
