import { checkoutUrl, OFFER_PAIRS, OFFERS } from "../../domain/offers.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const { monthly } = OFFER_PAIRS.module7;
const CHECKOUT_URL = checkoutUrl(monthly);

test("the owner copies snippets and tagged links", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsOwner(page, "/analytics");
  await expect(page.locator("code")).toHaveCount(0);
  await page.getByRole("tab", { name: "Setup" }).click();
  await expect(page).toHaveURL(/\/analytics\/setup$/);
  const snippets = page.locator("[data-slot=snippet]");
  await expect(snippets).toHaveCount(4);
  await expect(snippets.first()).toContainText("africa_relocation_997");

  await snippets.first().getByRole("button", { name: /^Copy/ }).click();
  await expect(snippets.first().getByRole("status")).toHaveText(/^Copied: Purchase event/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(await snippets.first().locator("code").textContent());

  const link = page.locator("[data-slot=tagged-links] li").filter({ hasText: `$${OFFERS[monthly].price}` });
  await expect(link.getByRole("link", { name: /^Open/ })).toHaveAttribute("href", CHECKOUT_URL);
  await link.getByRole("button", { name: /^Copy/ }).click();
  await expect.poll(copied).toBe(CHECKOUT_URL);
  await expectAccessible(page);
});

test("the checklist shares its ticks with another tab at once, and starts over at midnight", async ({
  page,
  context,
}) => {
  await context.clock.install({ time: "2026-11-21T23:58:00" });
  await openAsOwner(page, "/analytics");
  const boxes = page.locator("[data-slot=checklist]").getByRole("checkbox");
  const outcome = page.locator("[data-slot=checklist]").getByRole("status");
  await expect(boxes).toHaveCount(5);
  await boxes.nth(1).check();
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
