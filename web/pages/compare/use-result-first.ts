import { type RefObject, useEffect, useRef } from "react";

/** The parts of the page after its introduction. */
const PARTS = "main > section[id]";

/**
 * Brings the section of a comparison to the top of the page, in place of the introduction and before the lists, and back when
 * nothing is compared any more.
 * @param part something inside the section
 * @param compared what is compared; empty while nothing is
 * @returns to be called when the visitor chooses: the comparison takes the focus
 */
export function useResultFirst(part: RefObject<HTMLElement | null>, compared: string) {
  const isChosen = useRef(false);

  useEffect(() => {
    arrange();
    const section = part.current?.closest("section");
    if (!section || !compared) return;
    if (isChosen.current) section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    if (isChosen.current || location.hash === `#${section.id}`) section.scrollIntoView({ block: "start" });
    isChosen.current = false;
  }, [part, compared]);

  return () => {
    isChosen.current = true;
  };
}

function arrange() {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const intro = document.querySelector<HTMLElement>("main > section")!;
  const isCompared = (section: HTMLElement) => section.querySelector("[data-slot^=compared-]") !== null;
  const place = (section: HTMLElement) => Number(section.dataset.place);
  for (const [index, section] of parts.entries()) section.dataset.place ??= String(index);
  const next = parts.toSorted((a, b) => Number(isCompared(b)) - Number(isCompared(a)) || place(a) - place(b));
  intro.classList.toggle("sr-only", parts.some(isCompared));
  if (next.every((section, index) => section === parts[index])) return;
  for (const section of next.toReversed()) intro.insertAdjacentElement("afterend", section);
}
