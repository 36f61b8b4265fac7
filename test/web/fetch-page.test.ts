import { expect, onTestFinished, test, vi } from "vitest";
import { fetchPage } from "#web/features/visitor/fetch-page.ts";

test("an error page is not taken for the page that was asked for", async () => {
  vi.stubGlobal("fetch", async () => new Response("<p>Try again</p>", { status: 503 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(fetchPage("/country-guides/kenya/entry")).rejects.toThrow("503");
});
