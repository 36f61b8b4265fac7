import { onTestFinished, vi } from "vitest";

const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);

/** Makes every timeout a fifth of a second until the end of the test. @returns the spy that has the real ones */
export function shortenTimeouts() {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeoutAfter(200));
  onTestFinished(() => timeout.mockRestore());
  return timeout;
}

/** Stops the clock at a moment until the end of the test; `vi.setSystemTime` moves it on. */
export function setClock(time: string | number) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}
