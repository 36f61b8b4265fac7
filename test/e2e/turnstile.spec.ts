import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { transformWithOxc } from "vite";
import { HELD_SENTENCE, HELD_STATUS } from "../../domain/held-post.ts";
import type { startChallenge } from "../../web/features/forms/turnstile.ts";
import { buildWith } from "../support/built-with.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";

// The built product of these tests has no key, and so loads nothing. What the forms would load is driven here by itself:
// our module as it stands, on an empty page, with a stand-in for Cloudflare's script. Last, a form that is built with a
// key, in a page of its own.

const CHALLENGES = "https://challenges.test";
const SITE = { origin: CHALLENGES, siteKey: "1x00000000000000000000AA" };

const STAND_IN = `
  let proofs = 0;
  window.turnstile = {
    render(container, options) {
      container.dataset.key = options.sitekey;
      this.prove = () => setTimeout(() => options.callback("proof-" + ++proofs), window.tokenDelay ?? 100);
      this.prove();
      return "widget";
    },
    reset() { this.prove(); },
  };
`;

const FORM_PAGE = `<!doctype html><html lang="en"><title>A form</title><div></div>
  <script type="module" src="/form-with-key.js"></script></html>`;

let builtForm: Promise<string> | undefined;

/** Serves a page with one form, as a build with a site key makes it. */
function serveForm(page: Page) {
  builtForm ??= buildWith("test/support/turnstile-form.tsx", { VITE_TURNSTILE_SITE_KEY: SITE.siteKey });
  return page.route("**/form-with-key*", async (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: await builtForm })
      : route.fulfill({ contentType: "text/html", body: FORM_PAGE }),
  );
}

type Module = { startChallenge: typeof startChallenge };

async function openEmptyPage(page: Page) {
  const path = "web/features/forms/turnstile.ts";
  const { code: source } = await transformWithOxc(readFileSync(path, "utf8"), path);
  await page.route("https://forms.test/**", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: source })
      : route.fulfill({
          contentType: "text/html",
          body: "<!doctype html><title>A form</title><form><div></div></form>",
        }),
  );
  await page.goto("https://forms.test/");
}

test("one Turnstile script serves all forms, and each submission has its own token", async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${CHALLENGES}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: STAND_IN });
  });
  await openEmptyPage(page);
  const proofs = await page.evaluate(async (site) => {
    const { startChallenge }: Module = await import("https://forms.test/turnstile.js" as string);
    const place = document.querySelector("div")!;
    await startChallenge(site, place);
    const challenge = await startChallenge(site, place);
    const first = await challenge.token();
    const sameSend = await challenge.token();
    challenge.reset();
    return { key: place.dataset["key"], first, sameSend, next: await challenge.token() };
  }, SITE);
  expect(asked).toEqual([`${CHALLENGES}/turnstile/v0/api.js?render=explicit`]);
  expect(proofs).toMatchObject({ key: SITE.siteKey, first: proofs.sameSend });
  expect(proofs.first).toMatch(/^proof-\d$/);
  expect(proofs.next).not.toBe(proofs.first);
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED|status of 502 /] });
  test("a form requests a lost Turnstile script again, and sends a new token with each try", async ({ page }) => {
    await serveForm(page);
    let asked = 0;
    await page.route("https://challenges.cloudflare.com/**", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fulfill({ contentType: "text/javascript", body: STAND_IN });
    });
    const proofs: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") proofs.push(request.postDataJSON()["cf-turnstile-response"]);
    });
    await open(page, "/form-with-key");
    const form = page.getByRole("form", { name: "Tell us about your plans" });
    await form.getByLabel("Email").focus();
    await expect.poll(() => asked).toBe(1);
    // The page has dealt with the loss once it has taken the script's element away.
    await expect(page.locator("script[src*=turnstile]")).toHaveCount(0);
    await form.getByLabel("Email").fill(someone("second-try"));
    const send = form.getByRole("button");
    const outcome = form.locator("[data-slot=outcome-line]");
    await send.click();
    await expect.poll(() => proofs.length).toBe(1);
    await expect(outcome).toHaveText([/^Something went wrong\. We could not finish your sign-up just now\./]);
    await send.click();
    await expect.poll(() => proofs.length).toBe(2);
    await expect(outcome).toHaveText([/^You're signed up/]);
    expect(asked).toBe(2);
    expect(proofs).toEqual([expect.stringMatching(/^proof-/), expect.stringMatching(/^proof-/)]);
    expect(proofs[0]).not.toBe(proofs[1]);
  });
});

test("a form waits 30 seconds for its token, then says that we look at the post by hand", async ({ page }) => {
  await serveForm(page);
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `window.tokenDelay = 1e6; ${STAND_IN}` }),
  );
  const tokens: unknown[] = [];
  await page.route("**/api/optin-contacts", (route) => {
    const token = route.request().postDataJSON()["cf-turnstile-response"];
    tokens.push(token);
    return token ? route.continue() : route.fulfill({ status: HELD_STATUS, json: { message: HELD_SENTENCE } });
  });
  await page.clock.install();
  await open(page, "/form-with-key");
  const form = page.getByRole("form", { name: "Tell us about your plans" });
  const send = form.getByRole("button");
  const outcome = form.locator("[data-slot=outcome-line]");
  const email = form.getByLabel("Email");
  const press = async (name: string) => {
    await email.fill(someone(name));
    await send.click();
    await expect(send).toHaveText("Checking that you're human...");
    await page.clock.fastForward(20_000);
    await expect(send).toHaveText("Checking that you're human...");
  };
  await press("no-token");
  expect(tokens).toEqual([]);
  await page.clock.fastForward(11_000);
  await expect(outcome).toHaveText([HELD_SENTENCE]);
  await expect(email).toHaveValue("");
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0);

  await page.evaluate("window.tokenDelay = 25_000; window.turnstile.reset()");
  await press("slow-token");
  await page.clock.fastForward(6_000);
  await expect(outcome).toHaveText([/^You're signed up/]);
  expect(tokens).toEqual([undefined, expect.stringMatching(/^proof-/)]);
});
