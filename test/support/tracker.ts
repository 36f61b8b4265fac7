import type { Page } from "@playwright/test";

type EventParameters = Record<string, unknown>;
type Told = readonly [command: string, event: string, parameters: EventParameters];
type Recording = { toldTracker: Told[] };

/**
 * Puts a tracker in place before the page's scripts run, as the analytics service's own snippet does, and returns what
 * it has been told so far: each event with its parameters, in order. Ask with `expect.poll` for what nobody pressed: an
 * effect runs some time after the page is hydrated.
 */
export async function recordTracker(
  page: Page,
): Promise<() => Promise<[event: string, parameters: EventParameters][]>> {
  await page.addInitScript(() => {
    const toldTracker: unknown[][] = [];
    Object.assign(globalThis, { toldTracker, gtag: (...call: unknown[]) => toldTracker.push(call) });
  });
  return async () => {
    const told = await page.evaluate(() => (globalThis as unknown as Recording).toldTracker);
    // A command other than an event is recorded under its own name, so that the test fails.
    return told.map(([command, event, parameters]) => [command === "event" ? event : command, parameters]);
  };
}
