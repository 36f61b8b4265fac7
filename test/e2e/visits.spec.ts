import { site } from "../../domain/site.ts";
import type { Page } from "@playwright/test";
import { setHidden } from "../support/owner-page.ts";
import { someone } from "../support/someone.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

// What pages tell of their visits (decision: visits-counted-by-day).

type Told = { page: string; campaign?: string; events: string[] };

/** Records what the page tells, and the status of each answer. */
function listen(page: Page) {
  const told: Told[] = [];
  const statuses: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) told.push(JSON.parse(request.postData() ?? "null") as Told);
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/api/visits")) statuses.push(response.status());
  });
  return { told, statuses };
}

test("a page tells once what happened on it, when it is hidden, and again only what is new", async ({ page }) => {
  const { told, statuses } = listen(page);
  await open(page, "/waitlist?utm_campaign=spring&utm_source=letter");
  const form = page.getByRole("form").first();
  await form.getByLabel("Email").fill(someone("counted"));
  await form.getByLabel("Name").focus();
  await form.getByLabel("Name").press("A");
  expect(told).toEqual([]);
  await setHidden(page, true);
  await expect.poll(() => statuses).toEqual([204]);
  expect(told).toEqual([
    {
      page: "/waitlist",
      campaign: "spring",
      events: ["view", "entry", "field waitlist email", "begun waitlist", "field waitlist fullName"],
    },
  ]);
  await setHidden(page, false);
  await setHidden(page, true);
  await setHidden(page, false);
  await form.getByLabel("Email").focus();
  await form.getByRole("button", { name: /Join/ }).click();
  await expect(form.getByLabel("Name")).toHaveValue("");
  await setHidden(page, true);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toEqual({ page: "/waitlist", campaign: "spring", events: ["sent waitlist"] });
});

test("the second page of a visit tells the campaign and a click on an offer", async ({ page, context }) => {
  const { told } = listen(page);
  await context.route(`${site.checkoutOrigin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Checkout</title>" }),
  );
  await open(page, "/faq?utm_campaign=spring");
  await page.getByRole("contentinfo").getByRole("link", { name: "Community" }).first().click();
  await page.waitForURL("**/community?*");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).first().click();
  await expect
    .poll(async () => {
      await setHidden(page, true);
      await setHidden(page, false);
      const visits = told.filter(({ page }) => page === "/community");
      const campaigns = [...new Set(visits.map(({ campaign }) => campaign))];
      return { campaigns, events: visits.flatMap(({ events }) => events) };
    })
    .toEqual({ campaigns: ["spring"], events: ["view", "checkout /offer/one-time"] });
});

test("with Global Privacy Control a page tells nothing", async ({ page }) => {
  const { told } = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    const recorded = ((window as unknown as { told: unknown[] }).told = [] as unknown[]);
    navigator.sendBeacon = (...told) => recorded.push(told) > 0;
  });
  await open(page, "/faq");
  await setHidden(page, true);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([]);
  expect(told).toEqual([]);
});
