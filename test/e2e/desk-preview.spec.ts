import { fee, feeEdit, frame, KENYA, NEW_FEE, openPreview } from "../support/desk-preview.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an edited fee is marked on Kenya's guide as it will be and as it is, at the width of a screen", async ({
  page,
}) => {
  await openPreview(page, [feeEdit], [KENYA, "/visa-information/kenya/work-permit"]);
  await expect(page.getByRole("status")).toHaveText(/^\d+ places changed on this page$/);
  const [now, then] = [frame(page, "Now"), frame(page, "After")];
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
  // Not the date that changes with it, which comes first.
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeInViewport();
  await expect(page.getByTitle("Now")).toBeHidden();
  expect(await then.locator("html").evaluate(() => innerWidth)).toBe(1280);
  await expectAccessible(page, "[data-slot=change-preview] :not(iframe)");
  await page.getByRole("button", { name: "Now" }).click();
  await expect(now.locator("[data-changed]").filter({ hasText: fee.value }).first()).toBeInViewport();
  await page.getByRole("button", { name: "After" }).click();
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => then.locator("html").evaluate(() => innerWidth)).toBe(390);
  await page.getByRole("combobox", { name: "Page" }).selectOption("/visa-information/kenya/work-permit");
  await expect(then.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
});
