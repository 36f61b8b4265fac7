import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chromium, type Browser } from "@playwright/test";
import { expect, test } from "vitest";
import { findOrInstallChromium } from "../../scripts/chromium.mjs";
import { makeProject, serveProject } from "../support/deployed-project.ts";

// What visitors of a site with an analytics service load, on a real build with its headers. The commands that the tag gets
// are tested without a build, in test/e2e/consent.spec.ts.

const ID = "G-TEST123456";
const TAG = `https://www.googletagmanager.com/gtag/js?id=${ID}`;

/** Opens the home page as a new visitor, and records what is requested outside of the site and what the policy refuses. */
async function visit(browser: Browser, url: string, { hasPrivacyControl = false } = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const outside: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.route(
    (address) => address.origin !== url,
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  if (hasPrivacyControl) {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  }
  await page.goto(url);
  // The application has started once it shows what it was asked for.
  await page.goto(`${url}/cookie-policy`);
  await page.locator("[data-slot=consent-choice]").waitFor();
  return { page, outside, refused, question: page.locator("[data-slot=consent]") };
}

test("a site that is built with an analytics id loads its tag after a visitor accepts, and for nobody else", async () => {
  using project = makeProject([]);
  const built = spawnSync("node", ["scripts/build.mjs"], {
    cwd: project.folder,
    env: { ...process.env, VITE_ANALYTICS_ID: ID },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  expect(built.status, built.stderr).toBe(0);
  const { url, server } = await serveProject(project, { OWNER_KEY: "k".repeat(40), LINK_SECRET: "l".repeat(40) });
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/api/session`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);

    const undecided = await visit(browser, url);
    await undecided.question.waitFor();
    expect(undecided.outside).toEqual([]);
    await undecided.question.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => undecided.outside).toEqual([TAG]);
    await undecided.page.goto(`${url}/faq`);
    await expect.poll(() => undecided.outside).toEqual([TAG, TAG]);
    expect(undecided.refused).toEqual([]);

    // The owner's pages hold what visitors sent: no tag reads them, and they ask nobody.
    await undecided.page.goto(`${url}/contacts`);
    await undecided.page.getByLabel("Owner key").waitFor();
    expect(await undecided.question.count()).toBe(0);
    expect(undecided.outside).toEqual([TAG, TAG]);

    const declining = await visit(browser, url);
    await declining.question.getByRole("button", { name: "Decline" }).click();
    await declining.question.waitFor({ state: "detached" });
    await declining.page.reload();
    await declining.page.getByText("You have declined.").waitFor();
    expect(await declining.question.count()).toBe(0);
    expect(declining.outside).toEqual([]);

    const controlled = await visit(browser, url, { hasPrivacyControl: true });
    await controlled.page.getByText("Your browser declines for you, by Global Privacy Control.").waitFor();
    expect(await controlled.question.count()).toBe(0);
    expect(controlled.outside).toEqual([]);
  } finally {
    await browser.close();
    server.kill();
    await once(server, "exit");
  }
});
