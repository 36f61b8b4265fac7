import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { isHydrated } from "./hydration.ts";
import { ownerPageAt } from "../../domain/owner-pages.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let visitors = 0;

/**
 * Playwright's test, stricter: each page comes from an IP of its own (so that no test meets another's rate
 * limit), and an error in its console, an uncaught exception or a violated policy fails the test. A test that provokes
 * a failed request names it in `expectedNoise`: Chromium writes those to the console by itself.
 */
export const test = base.extend<{ expectedNoise: RegExp[]; quietConsole: void }>({
  expectedNoise: [[], { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  extraHTTPHeaders: async ({}, use, info) => {
    visitors += 1;
    await use({ "cf-connecting-ip": `2001:${(0xd00 + info.workerIndex).toString(16)}:${visitors.toString(16)}::1` });
  },
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noises: string[] = [];
      page.on("pageerror", (error) => noises.push(`exception: ${error.message}`));
      page.on("console", (message) => {
        const isExpected = expectedNoise.some((pattern) => pattern.test(message.text()));
        if (["error", "warning"].includes(message.type()) && !isExpected)
          noises.push(`${message.text()} ${message.location().url}`);
      });
      // Scripts of the back office ask who is signed in as soon as they are there: none belongs on a public page.
      page.on("request", (request) => {
        if (!request.url().endsWith("/api/session") || request.method() !== "GET") return;
        const { pathname } = new URL(request.headers().referer ?? page.url());
        if (!ownerPageAt(pathname)) noises.push(`${pathname} loads the back office's scripts`);
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use();
      expect(noises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Opens a page and waits until it is hydrated, the parts included whose scripts come after the first paint: from then on
 * its controls do what they do with scripts.
 */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Starts the application of a page and waits until all of the page is hydrated. */
export async function hydrated(page: Page) {
  // The application starts by itself only when the browser is idle; any key starts it at once.
  await page.keyboard.press("Shift");
  await page.waitForFunction(isHydrated);
}

/** Waits until animations have ended and fonts are loaded. */
export async function settled(page: Page) {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      document.getAnimations().every(({ playState }) => playState === "finished" || playState === "idle"),
  );
}

/**
 * Every rule of WCAG 2.2 A and AA and axe's best practices, once the page has settled; of the whole page, or of the part
 * that a selector names, where only that part is in another state than in pages.spec.ts.
 */
export async function expectAccessible(page: Page, part = "html") {
  await settled(page);
  // axe's own builder for Playwright parses axe twice on each page, for frames, which the site has not.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (selector) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // Only a rule that is off reads the style sheets, which axe would otherwise load before it begins.
    const preload = { assets: ["media"], timeout: 10_000 };
    const results = await engine.run(selector, { resultTypes: ["violations"], selectors: false, preload });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, part);
  expect(violations).toEqual([]);
}
