import type { Page } from "@playwright/test";

type EventParameters = Record<string, unknown>;
type TrackerCall = readonly [command: string, event: string, parameters: EventParameters];
type Recording = { trackerCalls: TrackerCall[] };

/**
 * Puts a tracker in place before the page's scripts run, as the analytics service's own snippet does, and returns what
 * it has been calls so far: each event with its parameters, in order. Ask with `expect.poll` for what nobody pressed: an
 * effect runs some time after the page is hydrated.
 */
export async function recordTracker(
  page: Page,
): Promise<() => Promise<[event: string, parameters: EventParameters][]>> {
  await page.addInitScript(() => {
    const trackerCalls: unknown[][] = [];
    Object.assign(globalThis, { trackerCalls, gtag: (...call: unknown[]) => trackerCalls.push(call) });
  });
  return async () => {
    const calls = await page.evaluate(() => (globalThis as unknown as Recording).trackerCalls);
    // A command other than an event is recorded under its own name, so that the test fails.
    return calls.map(([command, event, parameters]) => [command === "event" ? event : command, parameters]);
  };
}
