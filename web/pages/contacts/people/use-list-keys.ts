import { type RefObject, useEffect, useRef } from "react";

/** Where a key is text, or belongs to a control or a dialog. */
const OWN_KEYS = "input:not([type=checkbox]), textarea, [contenteditable], [role=dialog], [role=listbox], [role=menu]";

type ListKeys = {
  /** Holds the rows: `data-index` on each, its person's link inside. */
  place: RefObject<HTMLElement | null>;
  /** @param index of the row that has the focus */
  onSelect: (index: number) => void;
};

/**
 * The keys of a list: j and k move to the next and the previous person, x selects the one in focus, / goes to the search.
 * Enter opens, because the focus is on the person's link.
 */
export function useListKeys({ place, onSelect }: ListKeys) {
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      if (document.querySelector("[role=dialog]")) return;
      const row = document.activeElement?.closest<HTMLElement>("[data-index]");
      const index = row && place.current?.contains(row) ? Number(row.dataset.index) : null;
      if (key === "j") focusRow(place.current, index === null ? 0 : index + 1);
      else if (key === "k") focusRow(place.current, index === null ? 0 : index - 1);
      else if (key === "x" && index !== null) select.current(index);
      else if (key === "/") document.querySelector<HTMLElement>("[data-slot=search-field] input")?.focus();
      else return;
      event.preventDefault();
      // On the window, the key / leads to the search of the site.
      event.stopPropagation();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [place]);
}

function focusRow(place: HTMLElement | null, index: number) {
  const link = place?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest" });
}
