import { useEffect, useRef } from "react";

/** Where a key is text, or belongs to a control or a dialog. */
const OWN_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]";

/** Does what belongs to a key, wherever the focus is but in a field. */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>) {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const action = current.current[key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
