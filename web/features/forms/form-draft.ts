import { HONEYPOT_FIELD } from "#domain/lead.ts";

// What was typed into a form stays in this tab's session storage until it is sent, so that a reload by accident loses
// nothing. Where storage is blocked or full there is simply no draft.

type Draft = { fields: Record<string, string>; entryId?: string | undefined };
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of controls that a draft leaves out. */
const NOT_TYPED = new Set(["hidden", "submit", "reset", "button", "fieldset", "password", "file", "radio"]);

function storageKey(form: string): string {
  return `homeward.draft.${form}`;
}

/** The text fields, selects and boxes of a form. A box of a form that is posted is a consent, which nobody else gives again. */
function typedFields(form: HTMLFormElement): Field[] {
  const controls = [...form.elements] as unknown[] as Field[];
  const isPosted = form.method === "post";
  return controls.filter(
    ({ name, type }) => name && name !== HONEYPOT_FIELD && !NOT_TYPED.has(type) && !(isPosted && type === "checkbox"),
  );
}

/** The fields by their names in a draft; of fields that share one, the later ones are numbered. */
function fieldsByKey(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of typedFields(form)) {
    let key = field.name;
    for (let number = 2; fields.has(key); number += 1) key = `${field.name} ${number}`;
    fields.set(key, field);
  }
  return fields;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}

function readField(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value;
}

function defaultValueFor(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/** Gives a field its value, a select only one of its options, and opens what it is folded in. */
function fillField(field: Field, value: string) {
  field.closest("details")?.setAttribute("open", "");
  if (isBox(field)) field.checked = value === "true";
  else if (!(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value))
    field.value = value;
}

/** Keeps what differs from the form's defaults, and the entry id that it was sent with. */
export function saveDraft(form: string, element: HTMLFormElement, entryId?: string) {
  const typed = [...fieldsByKey(element)].filter(([, field]) => readField(field) !== defaultValueFor(field));
  const draft: Draft = { fields: Object.fromEntries(typed.map(([key, field]) => [key, readField(field)])), entryId };
  try {
    if (typed.length === 0) sessionStorage.removeItem(storageKey(form));
    else sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Restores a draft, except for fields that already hold something.
 * @param isOver whether it also replaces what fields hold: what they have from the page's URL
 * @returns the entry id that it was sent with, if it was; undefined where a field holds something else by now
 */
export function restoreDraft(form: string, element: HTMLFormElement, isOver = false): string | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "null");
    if (!draft) return undefined;
    const fields = [...fieldsByKey(element)];
    for (const [key, field] of fields) {
      const value = draft.fields[key];
      if (value !== undefined && (isOver || readField(field) === defaultValueFor(field))) fillField(field, value);
    }
    const isSame = fields.every(([key, field]) => readField(field) === (draft.fields[key] ?? defaultValueFor(field)));
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

/**
 * Names the draft of a form whose answers stand in the page's URL: one for each URL, so that a shared link is not mixed with
 * what was typed elsewhere.
 * @param params those of the URL that are the form's own
 */
export function draftOfUrl(name: string, params: readonly string[]): string {
  const search = new URLSearchParams(location.search);
  const own = params.flatMap((param) => search.getAll(param).map((value) => `${param}=${value}`));
  return `${name}${location.pathname}?${own.join("&")}`;
}
