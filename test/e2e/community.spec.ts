import { content } from "#content";
import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("shows the community's numbers, four offerings and its testimonials, and JOIN NOW opens the one-time offer page in a new tab", async ({
  page,
}) => {
  await page.goto("/community");
  const { numbers } = content.community;
  await expect(page.locator("[data-slot=stat] dd")).toHaveText(
    numbers.flatMap(({ value, sample }) => (sample ? [value, "Sample figure, to be replaced"] : [value])),
  );
  await expect(page.locator("[data-slot=stat] dt")).toHaveText(numbers.map(({ label }) => label));
  await expect(page.locator("[data-slot=offering]").getByRole("heading")).toHaveText([
    "Discussion Forums",
    "Virtual Events",
    "Country Groups",
    "Mentorship Program",
  ]);
  const testimonials = page.locator("[data-slot=testimonial]");
  await expect(testimonials.locator("blockquote")).toContainText(
    content.testimonials.community.map(({ text }) => text),
  );
  const join = page.getByRole("main").getByRole("link", { name: "JOIN NOW" });
  await expect(join).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
  await expect(join).toHaveAttribute("target", "_blank");
  await expect(join).toHaveAttribute("rel", /noopener/);
});
