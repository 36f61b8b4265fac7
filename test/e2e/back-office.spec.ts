import { bytesSent } from "../../bench/first-load.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { BACK_OFFICE } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

for (const path of BACK_OFFICE) {
  test(`${path} loads at most 250 kB of script in all`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await openAsOwner(page, path);
    await page.waitForLoadState("networkidle");
    const bytes = [...scripts].reduce((sum, script) => sum + bytesSent("build/client", script), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(250_000);
  });
}
