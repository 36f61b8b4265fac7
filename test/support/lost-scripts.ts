import type { Page } from "@playwright/test";

/** Loses matching scripts for a number of documents; without it for good, as after a deployment. */
export async function loseScripts(page: Page, name: string, documents = Infinity) {
  let loaded = 0;
  page.on("load", () => (loaded += 1));
  await page.route(new RegExp(`/assets/${name}`), (route) =>
    loaded <= documents ? route.fulfill({ status: 404 }) : route.fallback(),
  );
}
