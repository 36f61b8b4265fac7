import { expect, expectAccessible, open, test } from "../support/test.ts";

test("the answers sort the permits by fit, and the URL keeps them", async ({ page }) => {
  // What something else wrote under our key is nothing.
  await page.addInitScript(() => localStorage.setItem("my-move", "null"));
  await open(page, "/permits");
  const form = page.getByRole("form", { name: "Find your permit" });
  await form.getByLabel("1. Where?").selectOption("Kenya");
  await form.getByLabel("2. Your passport").selectOption("United Kingdom");
  await form.getByLabel("3. Why are you moving?").selectOption("Remote work for abroad");
  await form.getByLabel("Monthly income").fill("$500");
  await form.getByLabel("Years").fill("forty");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(form.getByLabel("Years")).toBeFocused();
  await expect(form.getByText("Enter a whole number of up to 9 digits, such as 2000.").last()).toBeVisible();
  await expect(page).toHaveURL(/\/permits$/);
  await form.getByLabel("Years").fill("");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page).toHaveURL(/country=kenya&passport=uk&reason=remote&income=/);
  const almost = page.locator("[data-group=almost]");
  await expect(almost.getByRole("heading", { level: 3 })).toHaveText(["Class N: digital nomad"]);
  await expect(almost).toContainText(/an income of \$[\d,]+ a month Missing\./);
  await expect(page.locator("[data-group=fits]")).toBeHidden();
  await expect(page.locator("[data-group=all]")).toBeHidden();
  await expect(page.getByRole("status")).toHaveText("0 fit, 0 may fit, 1 almost fit.");
  await expect(page.locator("[data-slot=permit-entry]")).toContainText("Kenya");
  await expect(almost).toContainText("To stay for good citizenship after 7 years");
  await expectAccessible(page);
  const answers = page.locator("[data-slot=permit-questions] > summary");
  await test.step("the questions fold under their answers, so that the results come first", async () => {
    await expect(answers).toHaveText("For a British passport, working remotely, to Kenya, $500 a month · Change");
    await expect(answers).toBeFocused();
    await expect(form).toBeHidden();
    await expect(almost).toBeInViewport();
  });

  await answers.click();
  await form.getByLabel("Monthly income").fill("9500");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page.locator("[data-group=fits]").getByRole("heading", { level: 3 })).toHaveText([
    "Class N: digital nomad",
  ]);
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(answers).toContainText("$500 a month");
  await expect(almost).toBeVisible();
  await page.goForward();
  const note = page.getByRole("note").filter({ hasText: "came with the link" });
  await test.step("a link that is copied by its menu tells nobody of the move; one that is followed does", async () => {
    const link = page.getByRole("contentinfo").getByRole("link", { name: "By descent" });
    await link.dispatchEvent("auxclick", { button: 2 });
    await expect(link).toHaveAttribute("href", "/belonging");
    await link.dispatchEvent("auxclick", { button: 1 });
    await expect(link).toHaveAttribute("href", /passport=uk/);
    await expect(note).toHaveCount(0);
  });
  await test.step("opened by somebody else, the page says whose answers these are until one changes", async () => {
    const other = await page.context().newPage();
    await open(other, page.url());
    const theirs = other.getByRole("note").filter({ hasText: "came with the link" });
    await expect(theirs).toBeVisible();
    await other.getByText("Change", { exact: true }).click();
    await other.getByLabel("Monthly income").fill("9600");
    await other.getByRole("button", { name: "Show my permits" }).click();
    await expect(theirs).toHaveCount(0);
    await other.close();
  });
  await page.reload();
  await expect(note).toHaveCount(0);
  await expect(page.locator("[data-group=fits]").getByRole("heading", { level: 3 })).toHaveCount(1);
  await answers.click();
  await form.getByRole("button", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/permits$/);
  await expect(page.locator("[data-group=all]")).toBeVisible();
  await expect(form.getByLabel("Monthly income")).toHaveValue("");
  await page.goBack();
  await answers.click();
  await expect(form.getByLabel("Monthly income")).toHaveValue("9500");
});

test("another passport's entries are fetched once, and say how its group enters", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("passports"))
      asked.push(new URL(request.url()).pathname);
  });
  // The list of passports comes late: an answer that was there before is kept all the same.
  const list = Promise.withResolvers<void>();
  await page.route(/\/sorted-passports/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await open(page, "/permits?passport=NG&reason=remote&income=9000");
  const form = page.getByRole("form", { name: "Find your permit" });
  const entry = page.locator("[data-slot=permit-entry] dd > div:visible");
  await page.getByText("Entering first as a visitor").click();
  await expect(entry.first().getByRole("link")).toHaveAttribute("href", /#passports$/);
  expect(await entry.count()).toBeGreaterThan(3);
  const answers = page.locator("[data-slot=permit-questions] > summary");
  await answers.click();
  await form.getByLabel("1. Where?").selectOption("Ghana");
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(entry).toContainText("Plan with 90 days at most. ECOWAS, Burkina Faso, Mali and Niger.");
  await expect(page).toHaveURL(/passport=NG/);
  list.resolve();
  expect(asked).toEqual(["/permits/passports.json"]);
  await page.reload();
  await expect(entry).toContainText("Plan with 90 days at most.");
  await answers.click();
  await expect(form.getByLabel("Which passport?")).toHaveValue("NG");
  await form.getByRole("button", { name: "Start over" }).click();
  await expect(form.getByLabel("Which passport?")).toBeHidden();
});

test("a reason without a permit says what people do instead, and offers none that refuses the passport", async ({
  page,
}) => {
  await open(page, "/permits?country=kenya&passport=uk&reason=return&grounds=formerCitizen");
  await expect(page.getByRole("status")).toHaveText("No permit fits your answers.");
  await expect(page.locator("[data-slot=permit-instead]")).toContainText("you can regain it");
  await expect(page.locator("[data-slot=permit]:visible")).toHaveCount(0);
});
