import { expect, expectAccessible, open, test } from "../support/test.ts";

test("six answers sort the permits into those that fit, those that almost fit and what is missing; the URL keeps them @both", async ({
  page,
}) => {
  await open(page, "/permits");
  const form = page.getByRole("form", { name: "Find your permit" });
  await form.getByLabel("1. Where?").selectOption("Kenya");
  await form.getByLabel("2. Your passport").selectOption("United Kingdom");
  await form.getByLabel("3. Why are you moving?").selectOption("Remote work for abroad");
  await form.getByLabel("Monthly income").fill("$500");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page).toHaveURL(/country=kenya&passport=uk&reason=remote&income=/);
  const almost = page.locator("[data-group=almost]");
  await expect(almost.getByRole("heading", { level: 3 })).toHaveText(["Class N: digital nomad"]);
  await expect(almost).toContainText(/an income of [\d,]+ US dollars a month Missing\./);
  await expect(page.locator("[data-group=fits]")).toBeHidden();
  await expect(page.locator("[data-group=all]")).toBeHidden();
  await expect(page.getByRole("status")).toHaveText("0 fit, 1 almost fit.");
  await expect(page.locator("[data-slot=permit-entry]")).toContainText("Kenya");
  await expectAccessible(page);

  await form.getByLabel("Monthly income").fill("9500");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page.locator("[data-group=fits]").getByRole("heading", { level: 3 })).toHaveText([
    "Class N: digital nomad",
  ]);
  await page.goBack();
  await expect(form.getByLabel("Monthly income")).toHaveValue("$500");
  await expect(almost).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.locator("[data-group=fits]").getByRole("heading", { level: 3 })).toHaveCount(1);
  await form.getByRole("button", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/permits$/);
  await expect(page.locator("[data-group=all]")).toBeVisible();
  await expect(form.getByLabel("Monthly income")).toHaveValue("");
  await page.goBack();
  await expect(form.getByLabel("Monthly income")).toHaveValue("9500");
});

test("African descent opens a way that the reason did not name; an amount that is no number is refused beside its field", async ({
  page,
}) => {
  await open(page, "/permits");
  const form = page.getByRole("form", { name: "Find your permit" });
  await form.getByLabel("1. Where?").selectOption("Sierra Leone");
  await form.getByLabel("Years").fill("forty");
  await form.getByLabel(/African descent/).check();
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(form.getByLabel("Years")).toBeFocused();
  await expect(form.getByText("Enter a whole number of up to 9 digits, such as 2000.").last()).toBeVisible();
  await expect(page).toHaveURL(/\/permits$/);
  await form.getByLabel("Years").fill("40");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page.locator("[data-group=also]")).toContainText("Citizenship by DNA-proved ancestry");
});

test("with another passport the permits say how its group enters as a visitor", async ({ page }) => {
  await open(page, "/permits");
  const form = page.getByRole("form", { name: "Find your permit" });
  const entry = page.locator("[data-slot=permit-entry] dd > div:visible");
  await form.getByLabel("1. Where?").selectOption("Ghana");
  await form.getByLabel("2. Your passport").selectOption("Another");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(entry).toContainText("No visa: ECOWAS");
  await form.getByLabel("Which passport?").selectOption("Nigeria");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page).toHaveURL(/passport=NG/);
  await expect(entry).toContainText("ECOWAS, Burkina Faso, Mali and Niger. Plan with 90 days at most.");
  await page.reload();
  await expect(form.getByLabel("Which passport?")).toHaveValue("NG");
  await expect(entry).toContainText("As read on November 23, 2026; check with");
  await form.getByRole("button", { name: "Start over" }).click();
  await expect(form.getByLabel("Which passport?")).toBeHidden();
});

test("an income, a capital and an age of 0 are answers", async ({ page }) => {
  await open(page, "/permits?country=kenya&reason=remote&income=0&capital=0&age=0");
  const results = page.locator("[data-slot=permit-results]");
  await expect(results).toContainText(/an income of [\d,]+ US dollars a month Missing\./);
  await expect(results.getByText("You didn’t say.").locator("visible=true")).toHaveCount(0);
});

test("the permits of all countries ask once for what holds for another passport", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("passports"))
      asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/permits?passport=NG&reason=remote&income=9000");
  const entry = page.locator("[data-slot=permit-entry] dd > div:visible");
  await expect(entry.first()).toContainText("As read on");
  expect(await entry.count()).toBeGreaterThan(3);
  await page.getByRole("form", { name: "Find your permit" }).getByLabel("Years").fill("41");
  await page.getByRole("button", { name: "Show my permits" }).click();
  await expect(page).toHaveURL(/age=41/);
  await expect(entry.first()).toContainText("As read on");
  expect(asked).toEqual(["/permits/passports.json"]);
});

test("a single permit that fits takes the whole width", async ({ page }) => {
  await open(page, "/permits?country=kenya&passport=uk&reason=remote&income=1500");
  const list = page.locator("[data-group=almost] ul").first();
  const card = list.locator("> li");
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())!.width).toBe((await list.boundingBox())!.width);
});

test("two permits share the whole width", async ({ page }) => {
  await open(page, "/permits?country=ghana&passport=us&reason=business");
  const list = page.locator("[data-group=almost] ul").first();
  const cards = list.locator("> li");
  await expect(cards).toHaveCount(2);
  const [whole, last] = [(await list.boundingBox())!, (await cards.last().boundingBox())!];
  expect(Math.round(last.x + last.width)).toBe(Math.round(whole.x + whole.width));
});

test("a country, a passport and a reason that the form does not offer are left out, and it says so", async ({
  page,
}) => {
  await open(page, "/permits?country=atlantis&passport=mars&reason=fishing&income=9000");
  const form = page.getByRole("form", { name: "Find your permit" });
  await expect(form.getByLabel("1. Where?").locator("option:checked")).toHaveText("Anywhere in Africa");
  await expect(form.getByLabel("3. Why are you moving?").locator("option:checked")).toHaveText("Any reason");
  await expect(form.getByText("names a country we don’t cover yet, so we left it out.")).toBeVisible();
  await expect(form.getByText("names a passport that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(page.locator("[data-slot=permit-entry] dd > div:visible").first()).not.toBeEmpty();
  await expect(form.getByText("names a reason that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^[1-9]\d* fit/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the list for its country and reason, and every permit is on the page", async ({ page }) => {
    await page.goto("/permits");
    await page.getByLabel("1. Where?").selectOption("Ghana");
    await page.getByLabel("3. Why are you moving?").selectOption("Study");
    await page.getByRole("button", { name: "Show my permits" }).click();
    await expect(page).toHaveURL(/\/permits\/study\/ghana$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study: permits in Ghana");
    await expect(page.locator("[data-slot=permit]").first()).toContainText("admission by a school or university");
  });
});
