import { onTestFinished, vi } from "vitest";

/** Stops the clock at a moment until the end of the test; `vi.setSystemTime` moves it on. */
export function setClock(time: string | number) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}
