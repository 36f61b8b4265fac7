import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const CHECKOUT_URL =
  "https://checkout.homeward.example/offer/module-7/monthly?utm_source=website&utm_medium=cta&utm_campaign=africa_relocation&utm_content=125_monthly";

test("the owner copies snippets and tagged links, and finds the four cards and the tools", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsOwner(page, "/analytics");
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { name: "Quick Setup Required" })).toBeVisible();
  const snippets = page.locator("[data-slot=snippet]");
  await expect(snippets).toHaveCount(4);
  await expect(snippets.first()).toContainText("africa_relocation_997");

  await snippets.first().getByRole("button", { name: /^Copy/ }).click();
  await expect(snippets.first().getByRole("status")).toHaveText(/^Copied: Purchase event/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(await snippets.first().locator("code").textContent());

  const monthly = page.locator("[data-slot=tagged-links] li").filter({ hasText: "$125" });
  await expect(monthly.getByRole("link", { name: /^Open/ })).toHaveAttribute("href", CHECKOUT_URL);
  await monthly.getByRole("button", { name: /^Copy/ }).click();
  await expect.poll(copied).toBe(CHECKOUT_URL);

  const cards = page.locator("[data-slot=event-card] h3");
  await expect(cards).toHaveText(["offer_link_click", "purchase", "Conversion rate", "page_view"]);
  for (const link of await page.locator("[data-slot=quick-links] a").all())
    await expect(link).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the checklist keeps its ticks over a reload and in another tab, until midnight", async ({ page, context }) => {
  await context.clock.install({ time: "2026-11-21T23:58:00" });
  await openAsOwner(page, "/analytics");
  const boxes = page.locator("[data-slot=checklist]").getByRole("checkbox");
  const outcome = page.locator("[data-slot=checklist]").getByRole("status");
  await expect(boxes).toHaveCount(5);
  await boxes.nth(1).check();
  await page.reload();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(outcome).toHaveText("1 of 5 done");

  const other = await context.newPage();
  await other.goto("/analytics");
  const otherBoxes = other.locator("[data-slot=checklist]").getByRole("checkbox");
  await expect(otherBoxes.nth(1)).toBeChecked();
  await otherBoxes.nth(3).check();
  await expect(boxes.nth(3)).toBeChecked();
  await otherBoxes.nth(1).uncheck();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(outcome).toHaveText("1 of 5 done");

  await page.clock.fastForward("03:00");
  await expect(outcome).toHaveText("0 of 5 done");
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});
