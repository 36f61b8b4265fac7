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
 * The keys of a list while the focus is in it, because speech recognition types letters anywhere: j and k move to the next and
 * the previous person, x selects the one in focus. Enter opens, because the focus is on the person's link.
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
      if (!row || !place.current?.contains(row)) return;
      const index = Number(row.dataset.index);
      if (key === "j") focusRow(place.current, index + 1);
      else if (key === "k") focusRow(place.current, index - 1);
      else if (key === "x") select.current(index);
      else return;
      event.preventDefault();
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
