import { afterEach, expect, test, vi } from "vitest";
import { AnswerTimeout, describeError } from "#web/lib/api-error.ts";

afterEach(() => vi.unstubAllGlobals());

const failures = [new TypeError("Failed to fetch"), new AnswerTimeout("no answer in time")];

/** The sentences online and offline. */
function sentences(sent?: "typed"): string[] {
  return [true, false].flatMap((onLine) => {
    vi.stubGlobal("navigator", { onLine });
    return failures.map((failure) => describeError(failure, sent));
  });
}

test("a failed call says that what was typed is still here only where it sent that", () => {
  for (const sentence of sentences("typed")) expect(sentence).toMatch(/what you typed is still here/i);
  for (const sentence of sentences()) expect(sentence).not.toMatch(/typed/);
});

test("a call that reached no server names a blocker as a possible cause", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(describeError(failures[0])).toContain("blocker");
});
