import { expect, expectAccessible, open, test } from "../support/test.ts";

test("one wrong answer says stop, and the URL keeps it @both", async ({ page }) => {
  await open(page, "/before-you-pay");
  await page.getByText("A visa or tax site").click();
  const list = page.getByRole("region", { name: "A visa or tax site" });
  const question = (name: RegExp) => list.getByRole("group", { name });
  await question(/gift card/)
    .getByLabel("Yes")
    .check();
  await expect(list.getByRole("status")).toHaveText("Stop. Don’t send money yet.");
  await expect(question(/gift card/)).toContainText("Stop: No office takes money this way.");
  await expect(page).toHaveURL(/\?visa-payment=yes/);
  await expectAccessible(page);

  await page.reload();
  await expect(list.getByRole("status")).toHaveText("Stop. Don’t send money yet.");
  await question(/gift card/)
    .getByLabel("No", { exact: true })
    .check();
  await expect(list.getByRole("status")).toHaveText("Nothing stops you so far. Questions left: 4.");
  for (const name of [/Did you get the address/, /Does the part before/, /Is the price/]) {
    await question(name).getByLabel("Yes").check();
  }
  await question(/Does the site say/)
    .getByLabel("I don’t know")
    .check();
  await expect(list.getByRole("status")).toHaveText("Stop. Don’t send money yet.");
  await question(/Does the site say/)
    .getByLabel("No", { exact: true })
    .check();
  await expect(list.getByRole("status")).toContainText("Nothing here stops you.");
  await list.getByRole("button", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/before-you-pay$/);
});

test("a guide leads to what to look up in its country", async ({ page }) => {
  await open(page, "/before-you-pay#kenya");
  await expect(page.getByText("Where to search the land register").filter({ visible: true })).toHaveCount(1);
  await open(page, "/country-guides/kenya#homes");
  await expect(page.getByRole("link", { name: /Before you pay: check the seller/ })).toHaveAttribute(
    "href",
    "/before-you-pay#kenya",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each question says when to stop, without dead buttons", async ({ page }) => {
    await page.goto("/before-you-pay");
    await page.getByText("Land or a house").click();
    const list = page.getByRole("region", { name: "Land or a house" });
    await expect(list.getByText(/^Stop unless it’s/).first()).toBeVisible();
    await expect(list.getByRole("radio")).toHaveCount(0);
  });
});
