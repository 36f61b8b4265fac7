import { site } from "../../domain/site.ts";
import type { Page } from "@playwright/test";
import { cookiePolicy, type LegalPage, privacyPolicy, termsOfService } from "../../web/content/legal-pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/** Opens a legal page and expects all its sections, both dates and a table of contents that leads to each. */
async function expectSections(page: Page, path: string, { title, sections, revised }: LegalPage, count: number) {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(sections).toHaveLength(count);
  await expect(main.getByText("Last updated December 18, 2024")).toBeVisible();
  await expect(main.getByText(revised.text)).toBeVisible();
  const contents = main.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(count);
  for (const section of sections)
    await expect(main.getByRole("region", { name: section.title })).toHaveAttribute("id", section.id);
  const last = sections.at(-1)!;
  await contents.getByRole("link", { name: last.title }).click();
  await expect(page).toHaveURL(new RegExp(`#${last.id}$`));
  await expect(main.getByRole("region", { name: last.title })).toBeInViewport();
}

test("the privacy policy shows all its sections, both dates and a table of contents that leads to each", async ({
  page,
}) => {
  await expectSections(page, "/privacy-policy", privacyPolicy, 8);
});

test("the terms show all their sections, both dates and a table of contents that leads to each; their top bar leads home, to help and to contact", async ({
  page,
}) => {
  await expectSections(page, "/terms-of-service", termsOfService, 10);
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

test("the cookie policy shows all its sections, both dates, a table of contents that leads to each, four types, with 'none used' where that is so, and its contact details", async ({
  page,
}) => {
  await expectSections(page, "/cookie-policy", cookiePolicy, 7);
  const types = page.getByRole("region", { name: "Types of Cookies" });
  await expect(types.getByRole("heading", { level: 3 })).toHaveText([
    "Essential cookies",
    "Performance cookies",
    "Functionality cookies",
    "Targeting cookies",
  ]);
  await expect(types.getByText(/None used/)).toHaveCount(4);
  const contact = page.getByRole("region", { name: "Contact Details" });
  await expect(contact.getByRole("link", { name: site.email.privacy })).toHaveAttribute(
    "href",
    `mailto:${site.email.privacy}`,
  );
  await expect(contact.getByText(site.postalAddress)).toBeVisible();
});
