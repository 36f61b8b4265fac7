import { inspect } from "node:util";
import { onTestFinished, vi } from "vitest";

/** Keeps the errors that a test provokes out of its output until it ends. @returns the spy */
export function silenceLog() {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

/** The lines that the Worker writes to its log from now on until the end of the test. */
export function captureLog(): string[] {
  const lines: string[] = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...line) => {
      lines.push(inspect(line, { depth: 10, maxStringLength: null }));
    });
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}
