import { expect, expectAccessible, open, test } from "../support/test.ts";

test("one wrong answer says stop, and the URL keeps it", async ({ page }) => {
  await open(page, "/before-you-pay");
  await page.getByText("A visa or tax site").click();
  const list = page.getByRole("region", { name: "A visa or tax site" });
  const giftCard = list.getByRole("group", { name: /gift card/ });
  const verdict = list.getByRole("status");
  await giftCard.getByLabel("Yes").check();
  await expect(verdict).toHaveText("Don’t pay yet: 1 answer speaks against it.");
  await expect(giftCard).toContainText("Stop: No office takes money this way.");
  await expect(page).toHaveURL(/\?visa-payment=yes/);
  await list
    .getByRole("group", { name: /price the official fee/ })
    .getByLabel("No", { exact: true })
    .check();
  await expect(verdict).toHaveText("Don’t pay yet: 2 answers speak against it.");
  await list
    .getByRole("group", { name: /price the official fee/ })
    .getByLabel("Yes")
    .check();
  const stop = list.locator("[data-slot=pay-stop]");
  await expect(stop.getByRole("link", { name: "Ghana" })).toHaveAttribute(
    "href",
    "/before-you-pay/ghana#official-sites",
  );
  await expectAccessible(page, "#check");

  // The same address, opened by somebody else: no verdict in our name before they stand by the answers.
  await page.reload();
  await expect(page.getByRole("note").filter({ hasText: "came with the link" })).toBeVisible();
  await expect(giftCard.getByLabel("Yes")).toBeChecked();
  await expect(verdict).toHaveText("");
  await expect(giftCard).not.toContainText("Stop:");
  await expectAccessible(page, "#check");
  await page.getByRole("button", { name: "These answers are mine" }).click();
  await expect(verdict).toHaveText("Don’t pay yet: 1 answer speaks against it.");
  await giftCard.getByLabel("No", { exact: true }).check();
  await expect(verdict).toHaveText("Nothing speaks against it so far. Questions left: 3.");
  await list.getByRole("button", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/before-you-pay$/);
  await expect(giftCard.getByRole("radio").first()).toBeVisible();
  await expect(list.getByRole("radio").first()).toBeFocused();
});

test("an old link to a country leads to its page", async ({ page }) => {
  await page.goto("/before-you-pay#kenya");
  await expect(page).toHaveURL(/\/before-you-pay\/kenya$/);
  await expect(page.getByText("Where to search the land register")).toBeVisible();
});
