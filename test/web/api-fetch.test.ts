import { afterEach, expect, test, vi } from "vitest";
import { apiFetch } from "#web/lib/api-fetch.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a call whose signal is already aborted fails at once", async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal("fetch", async (_input: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    signal.throwIfAborted();
    return new Response("{}");
  });
  const reason = new Error("the page was left");
  await expect(apiFetch("/api/status", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(asked[0]!.aborted).toBe(true);
});

test("a call that is over no longer listens to its signal", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  const { signal } = new AbortController();
  const listens = vi.spyOn(signal, "addEventListener");
  await apiFetch("/api/status", { signal });
  const options = listens.mock.calls[0]![2] as AddEventListenerOptions;
  expect(options.signal!.aborted).toBe(false);
  vi.runAllTimers();
  expect(options.signal!.aborted).toBe(true);
});
