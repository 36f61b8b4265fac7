import { contactQuestions } from "../../web/content/questions.ts";
import { virtualOffices } from "../../web/content/virtual-offices.ts";
import { site } from "../../domain/site.ts";
import { inquiryTypes } from "../../web/pages/contact/copy.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("promises a reply within 24 hours, offers a mailbox for every type of inquiry, and shows the virtual offices; one question is open at a time, and six quick links lead on", async ({
  page,
}) => {
  await open(page, "/contact");
  await expect(page.getByText("We reply within 24 hours.")).toBeVisible();
  const inquiries = page.locator("[data-slot=inquiry]");
  await expect(inquiries.getByRole("heading")).toHaveText(inquiryTypes.map(({ label }) => label));
  for (const { label } of inquiryTypes) {
    const link = page.getByRole("link", { name: `${label}: ` });
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`^mailto:(${site.email.hello}|${site.email.support})\\?subject=${encodeURIComponent(label)}$`),
    );
  }
  await expect(page.locator("[data-slot=virtual-office]").getByRole("heading")).toHaveText(
    virtualOffices.map(({ country }) => country),
  );

  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect(links).toHaveCount(6);
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(contactQuestions.length);
  await questions.nth(0).locator("summary").click();
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open", "");
  await expect(questions.nth(0)).not.toHaveAttribute("open", "");
  await expectAccessible(page, "details[open]");
  await links.filter({ hasText: "Questions and answers" }).click();
  await expect(page).toHaveURL(/\/faq$/);
});
