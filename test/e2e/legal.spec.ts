import { cookiePolicy } from "../../web/content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../web/content/legal/privacy-policy.ts";
import { termsOfService } from "../../web/content/legal/terms-of-service.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const pages = [
  ["/privacy-policy", privacyPolicy, 8],
  ["/terms-of-service", termsOfService, 10],
  ["/cookie-policy", cookiePolicy, 7],
] as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, content, count] of pages) {
    test(`${path} shows all its sections, both dates and a table of contents that leads to each`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(content.title);
      expect(content.sections).toHaveLength(count);
      await expect(main.getByText("Last updated December 18, 2024")).toBeVisible();
      await expect(main.getByText("Revised November 21, 2026")).toBeVisible();
      const contents = main.getByRole("navigation", { name: "On this page" });
      await expect(contents.getByRole("link")).toHaveCount(count);
      for (const { id, title } of content.sections)
        await expect(main.getByRole("region", { name: title })).toHaveAttribute("id", id);
      const last = content.sections.at(-1)!;
      await contents.getByRole("link", { name: last.title }).click();
      await expect(page).toHaveURL(new RegExp(`#${last.id}$`));
      await expect(main.getByRole("region", { name: last.title })).toBeInViewport();
    });
  }

  test("the cookie policy lists four types, with 'none used' where that is so, and its contact details", async ({
    page,
  }) => {
    await page.goto("/cookie-policy");
    const types = page.getByRole("region", { name: "Types of Cookies" });
    await expect(types.getByRole("heading", { level: 3 })).toHaveText([
      "Essential cookies",
      "Performance cookies",
      "Functionality cookies",
      "Targeting cookies",
    ]);
    await expect(types.getByText(/None used/)).toHaveCount(4);
    const contact = page.getByRole("region", { name: "Contact Details" });
    await expect(contact.getByRole("link", { name: "privacy@homeward.example" })).toHaveAttribute(
      "href",
      "mailto:privacy@homeward.example",
    );
    await expect(contact.getByText(/Atlanta/)).toBeVisible();
  });
});

test("the terms' top bar leads home, to help and to contact", async ({ page }) => {
  await open(page, "/terms-of-service");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(
    bar
      .getByRole("listitem")
      .or(bar.locator("> a"))
      .getByText(/^(Home|Help|Contact)$/),
  ).toHaveText(["Home", "Help", "Contact"]);
  await bar.getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });
  test("a legal page keeps its contrast", async ({ page }) => {
    await open(page, "/cookie-policy");
    await expectAccessible(page);
  });
});
