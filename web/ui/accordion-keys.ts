/** The index of the summary that a key moves the focus to; null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Lets the arrow keys move between the summaries of an accordion (accordion.tsx). */
export function moveAccordionFocus() {
  document.addEventListener("keydown", (event) => {
    const trigger = (event.target as Element).closest<HTMLElement>("[data-slot=accordion-trigger]");
    const accordion = trigger?.closest("[data-slot=accordion]");
    if (!trigger || !accordion || event.defaultPrevented) return;
    const summaries = [...accordion.querySelectorAll<HTMLElement>("[data-slot=accordion-trigger]")];
    const next = nextIndex(event.key, summaries.indexOf(trigger), summaries.length);
    if (next === null) return;
    event.preventDefault();
    summaries[next]?.focus();
  });
}
