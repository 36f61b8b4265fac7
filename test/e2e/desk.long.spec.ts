import { openEntry, saveButton } from "../support/desk-page.ts";
import { OWNER_KEY } from "../support/owner-key.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("what was undone is typed and saved again on a phone @phone", async ({ page }) => {
  await openAsOwner(page, "/desk/content");
  await page.getByLabel("Search everything the site says").fill("kenya entry us fee");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Country or subject").selectOption("Kenya");
  await expect(page).toHaveURL(/subject=Kenya/);
  await expectAccessible(page);
  await openEntry(page, "kenya.entry.us.fee");
  const text = page.getByLabel("What it says", { exact: true });
  const before = await text.inputValue();
  await text.fill(`${before} Pay by card.`);
  await expectAccessible(page);
  await page.getByLabel("Why? (if you want to say)").fill("The embassy said so.");
  await saveButton(page).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toHaveText(
    "Saved. It goes live the next time the site is published.",
  );
  await expect(page.locator("[data-slot=desk-entry]")).toContainText(`Until`);
  await expect(text).toHaveValue(`${before} Pay by card.`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toContainText("Undone.");
  await expect(text).toHaveValue(before);
  // What was undone can be typed and saved again.
  await text.fill(`${before} Pay by card.`);
  await saveButton(page).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toHaveText(
    "Saved. It goes live the next time the site is published.",
  );
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toContainText("Undone.");
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 400 /] });
  test("a wrong value is refused next to its field, which takes the focus", async ({ page }) => {
    await openAsOwner(page, "/desk");
    await openEntry(page, "ghana.entry.us.processing");
    await page.getByLabel("What it says", { exact: true }).fill("");
    await saveButton(page).click();
    await expect(page.getByLabel("What it says", { exact: true })).toBeFocused();
    await expect(page.locator("[data-slot=field-error]")).toHaveText("Please fill this in");
    await openEntry(page, "offers.offers.oneTime1497");
    await page.getByLabel("Page of the checkout").fill("no-slash");
    await saveButton(page).click();
    await expect(page.getByLabel("Page of the checkout")).toBeFocused();
    await expect(page.locator("[data-slot=field-error]")).toHaveCount(1);
    await page.getByRole("button", { name: "Forget what I typed" }).click();
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 409 /] });
  test("where a second tab changed the same, both versions are shown and the owner decides", async ({
    page,
    context,
  }) => {
    await openAsOwner(page, "/desk");
    await openEntry(page, "ghana.entry.us.passportValidity");
    const other = await context.newPage();
    await openEntry(other, "ghana.entry.us.passportValidity");
    const before = await other.getByLabel("What it says", { exact: true }).inputValue();
    await other.getByLabel("What it says", { exact: true }).fill(`${before} Theirs.`);
    await saveButton(other).click();
    await expect(other.locator("[data-slot=entry-outcome]")).toContainText("Saved.");
    await page.getByLabel("What it says", { exact: true }).fill(`${before} Mine.`);
    await saveButton(page).click();
    const conflicts = page.locator("[data-slot=conflicts]");
    await expect(conflicts).toContainText("Theirs.");
    await expect(conflicts).toContainText("Mine.");
    await conflicts.getByRole("button", { name: "Use mine" }).click();
    await saveButton(page).click();
    await expect(page.locator("[data-slot=entry-outcome]")).toContainText("Saved.");
    await expect(page.getByLabel("What it says", { exact: true })).toHaveValue(`${before} Mine.`);
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });
  test("what is typed survives a reload, and a lost connection", async ({ page, context }) => {
    await openAsOwner(page, "/desk");
    await openEntry(page, "ghana.cities.accra");
    await page.getByLabel("Whom it suits", { exact: true }).fill("People who like the sea.");
    await page.reload();
    await expect(page.getByLabel("Whom it suits", { exact: true })).toHaveValue("People who like the sea.");
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.locator("[data-slot=desk-form] [role=alert]").filter({ hasText: "offline" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Forget what I typed" }).click();
    await expect(page.getByLabel("Whom it suits", { exact: true })).not.toHaveValue("People who like the sea.");
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 401 /] });
  test("what is typed is there again once the owner has signed in anew", async ({ page, context }) => {
    await openAsOwner(page, "/desk");
    await openEntry(page, "ghana.cities.takoradi");
    const suits = page.getByLabel("Whom it suits", { exact: true });
    await suits.fill("People who like ships.");
    await context.clearCookies();
    await saveButton(page).click();
    await page.getByLabel("Owner key").fill(OWNER_KEY);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(suits).toHaveValue("People who like ships.");
    await page.getByRole("button", { name: "Forget what I typed" }).click();
  });
});

test("a question is added from the list of new things, and has a screen of its own then", async ({ page }) => {
  await openAsOwner(page, "/desk/content");
  await page.getByLabel("Add", { exact: true }).selectOption("New question of the help center");
  await page.getByLabel("Question").fill("May I bring my piano?");
  await page.getByLabel("Answer").fill("Yes, by sea. Read [the guides](/country-guides).");
  await saveButton(page).click();
  await expect(page).toHaveURL(/questions\.help\.may-i-bring-my-piano$/);
  await expect(page.getByRole("heading", { name: "May I bring my piano?" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Saved. It goes live the next time the site is published." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "All content" }).click();
  await page.getByLabel("Search everything the site says").fill("piano");
  await expect(page.locator("[data-slot=search-found]")).toHaveText("1 entry");
  await expect(page.locator("[data-slot=desk-content] li")).toContainText("Waiting");
});

test("a testimonial is removed in two steps", async ({ page }) => {
  await openAsOwner(page, "/desk/content?kind=testimonial&q=andre");
  await page.goto("/desk/content/testimonials.home.landing-andre");
  await page.getByRole("button", { name: "Remove it..." }).click();
  await page.getByRole("button", { name: "Remove it from the site?" }).click();
  await expect(page.locator("[data-slot=desk-outcome]")).toContainText("Removed: André Lafontaine.");
  await expect(page).toHaveURL(/\/desk\/content$/);
  await page.goto("/desk/content/testimonials.home.landing-andre");
  await expect(page.getByRole("heading", { name: "This is not there any more" })).toBeVisible();
});

test("a fact gets a new source, by the keyboard alone", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "ghana.entry.us.extension");
  await page.getByRole("button", { name: "Add a new source" }).focus();
  await page.keyboard.press("Enter");
  const source = page.locator("[data-slot=new-source]");
  await source.getByLabel("Title").fill("Extension of visits");
  await source.getByLabel("Publisher").fill("Joy Online");
  const kind = source.getByLabel("What kind of publisher it is");
  if (await kind.isVisible()) await kind.selectOption("Press");
  await source.getByLabel("Address").fill("https://www.example.org/extension-of-visits");
  await source.getByRole("button", { name: "Add this source" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-slot=desk-form]")).toContainText("Joy Online: Extension of visits");
  await saveButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-slot=entry-outcome]")).toContainText("Saved.");
});

test("what is not published becomes a fact, and an offer changes its price on a day", async ({ page }) => {
  await openAsOwner(page, "/desk");
  const index = (await (await page.request.get("/content/index.json")).json()) as { id: string; evidence?: string }[];
  await openEntry(page, index.find(({ id, evidence }) => evidence === "not published" && id.startsWith("ghana."))!.id);
  await page.getByRole("button", { name: "It is published now" }).click();
  await page.getByLabel("What it says", { exact: true }).fill("evisa.gov.gh");
  await saveButton(page).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toHaveText(
    "Saved. It goes live the next time the site is published.",
  );
  await openEntry(page, "offers.offers.monthly125");
  await page.getByLabel("Price in US dollars").fill("119");
  await page.getByLabel("From which day").fill("2099-12-24");
  await saveButton(page).click();
  await expect(page.locator("[data-slot=entry-outcome]")).toHaveText("Saved. It goes live on December 24, 2099.");
  await expect(page.getByLabel("Price in US dollars")).toHaveValue("125");
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 4\d\d /] });
  test("an article gets a picture of its own, with words for what it shows @both", async ({ page, isMobile }) => {
    await openAsOwner(page, "/desk");
    // Both screens have the same site.
    await openEntry(page, `articles.${isMobile ? "discovery-trip-to-kigali" : "choose-the-school-first"}`);
    const form = page.locator("[data-slot=desk-form]");
    const file = (buffer: Buffer) => ({ name: "veranda.png", mimeType: "image/png", buffer });
    await form.getByLabel("Upload a picture").setInputFiles(file(Buffer.from("no picture")));
    await expect(form.locator("[data-slot=field-error]")).toContainText("cannot be read as a picture");
    await form.getByLabel("Upload a picture").setInputFiles(file(await page.screenshot()));
    const picture = form.getByRole("img", { name: "The uploaded picture" });
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expectAccessible(page);
    await saveButton(page).click();
    await expect(form.locator("[data-slot=field-error]")).toBeVisible();
    await form.getByLabel(/^What the picture shows/).fill("Two chairs on a veranda");
    await saveButton(page).click();
    await expect(page.locator("[data-slot=entry-outcome]")).toHaveText(
      "Saved. It goes live the next time the site is published.",
    );
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.locator("[data-slot=entry-outcome]")).toContainText("Undone.");
    await expect(picture).toBeHidden();
  });
});
