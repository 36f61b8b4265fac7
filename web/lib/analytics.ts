type EventParameters = Record<string, string | number>;

declare global {
  var gtag: ((command: "event", name: string, parameters: EventParameters) => void) | undefined;
}

/** Tells the tracker, and does nothing where no global tracker function exists. */
export function track(event: string, parameters: EventParameters = {}) {
  globalThis.gtag?.("event", event, parameters);
}
