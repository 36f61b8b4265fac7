import type { IsoDate } from "#domain/facts.ts";

/** The visitor's own calendar day, `YYYY-MM-DD`. */
export function visitorsDay(): IsoDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** A page that was left open for a night is looked at again when the visitor comes back to it. */
export function onVisible(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
