type EventParameters = Record<string, unknown>;

declare global {
  /** The tracker's function: an event with its name and parameters, or another command of its own. */
  var gtag: ((command: string, ...details: [string, EventParameters]) => void) | undefined;
}

/** Events of this page that came before the visitor's choice about the analytics service; null: there is nothing to wait for. */
let waiting: [event: string, parameters: EventParameters][] | null = import.meta.env.VITE_ANALYTICS_ID ? [] : null;

/** No page has as many by itself. */
const WAITING_MAX = 50;

/**
 * Tells the tracker. Where none is there nothing happens, unless the site has an analytics service whose consent is still
 * open: then this page remembers the event until the visitor has chosen.
 */
export function track(event: string, parameters: EventParameters = {}) {
  if (globalThis.gtag) globalThis.gtag("event", event, parameters);
  else if (waiting && waiting.length < WAITING_MAX) waiting.push([event, parameters]);
}

/** Whether this page has an event of that name waiting. */
export function isWaiting(event: string): boolean {
  return Boolean(waiting?.some(([name]) => name === event));
}

/** Sends what came before the consent. */
export function sendWaitingEvents() {
  for (const [event, parameters] of waiting ?? []) globalThis.gtag?.("event", event, parameters);
  waiting = [];
}

/** Forgets what came before the visitor declined, and what comes after it. */
export function dropWaitingEvents() {
  waiting = null;
}
