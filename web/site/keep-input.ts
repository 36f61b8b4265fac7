/** A select and a text area have the same properties, as far as they are read here. */
function fieldsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")];
}

/** Types into a field of React, which overrides the element's own property. */
function typeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Reads what a visitor has typed into an island before React takes it over, and where the focus is.
 * @returns does the same to the fields that React has put in the place of those; nothing where they are still there
 */
export function keepInput(island: HTMLElement): () => void {
  const fields = fieldsOf(island).map((field) => ({ field, value: field.value, checked: field.checked }));
  const focused = document.activeElement;
  return () => {
    const newFields = fieldsOf(island);
    for (const [index, { field, value, checked }] of fields.entries()) {
      const next = newFields[index];
      if (field.isConnected || next?.type !== field.type) continue;
      if (/^(checkbox|radio)$/.test(next.type)) {
        if (next.checked !== checked) next.click();
      } else if (next.value !== value) typeInto(next, value);
      if (field === focused) next.focus();
    }
  };
}
