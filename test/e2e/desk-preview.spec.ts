import { fee, feeEdit, frame, KENYA, NEW_FEE, openPreview } from "../support/desk-preview.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an edited fee is marked on Kenya's guide as it is and as it will be, each at its width", async ({ page }) => {
  await openPreview(page, [feeEdit], [KENYA, "/visa-information/kenya/work-permit"]);
  await expect(page.getByRole("status")).toHaveText(/^\d+ places changed on this page$/);
  const [now, then] = [frame(page, "Now"), frame(page, "With your change")];
  await expect(now.locator("[data-changed]").filter({ hasText: fee.value }).first()).toBeVisible();
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
  await expect(then.locator("[data-changed]").first()).toBeInViewport();
  expect(await then.locator("html").evaluate(() => innerWidth)).toBe(1280);
  await expectAccessible(page, "[data-slot=change-preview] :not(iframe)");
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => then.locator("html").evaluate(() => innerWidth)).toBe(390);
  await page.getByRole("combobox", { name: "Page" }).selectOption("/visa-information/kenya/work-permit");
  await expect(then.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
});
