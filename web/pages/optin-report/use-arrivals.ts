import { useLayoutEffect, useRef, useState } from "react";
import type { RecentLead } from "./queries.ts";

/**
 * The leads of a list that are new in it and newer than all earlier ones. A lead that moves up into the newest hundred
 * because another was removed is not new.
 */
export function arrivedSince(before: readonly RecentLead[], now: readonly RecentLead[]): readonly RecentLead[] {
  const known = new Set(before.map(({ id }) => id));
  const newest = before[0]?.createdAt ?? "";
  return now.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest);
}

const ANIMATION_MS = 320;

/** The new leads of the last poll that had any; none of the first list. */
export function useArrivals(leads: readonly RecentLead[] | undefined): readonly RecentLead[] {
  const [seen, setSeen] = useState<{ leads: readonly RecentLead[] | undefined; arrived: readonly RecentLead[] }>({
    leads,
    arrived: [],
  });
  // An answer that equals the one before is the same array, thanks to Query's structural sharing.
  if (leads !== seen.leads) {
    const arrived = seen.leads && leads ? arrivedSince(seen.leads, leads) : [];
    setSeen({ leads, arrived: arrived.length > 0 ? arrived : seen.arrived });
  }
  return seen.arrived;
}

/**
 * Keeps the scroll position of a scrolling list while rows are added on top; at the top the old rows slide down instead.
 * @param firstId id of the first row, which carries it as `data-row`
 * @returns for the box, whose only child holds the rows
 */
export function useSteadyRows<Box extends HTMLElement>(firstId: string | undefined) {
  const box = useRef<Box>(null);
  const first = useRef<{ id: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const readTop = (id: string) => scroller.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.offsetTop;
    const before = first.current;
    const added = before ? (readTop(before.id) ?? before.top) - before.top : 0;
    first.current = firstId === undefined ? null : { id: firstId, top: readTop(firstId) ?? 0 };
    if (added <= 0) return;
    if (scroller.scrollTop > 0) scroller.scrollTop += added;
    else slideDown(scroller, added);
  }, [firstId]);
  return box;
}

function slideDown(scroller: HTMLElement, distance: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const frames = [{ transform: `translateY(${-distance}px)` }, { transform: "none" }];
  scroller.firstElementChild?.animate(frames, { duration: ANIMATION_MS, easing: "ease-out" });
}
