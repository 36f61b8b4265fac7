import { expect, test } from "../support/test.ts";

const SAMPLE = "Sample figure, to be replaced";

test.use({ javaScriptEnabled: false });

test("shows the community's numbers, four offerings and three testimonials, and JOIN NOW opens the one-time offer page in a new tab", async ({
  page,
}) => {
  await page.goto("/community");
  await expect(page.locator("[data-slot=stat] dd")).toHaveText([
    "2,500+",
    SAMPLE,
    "150+",
    SAMPLE,
    "50+",
    SAMPLE,
    "12",
    SAMPLE,
  ]);
  await expect(page.locator("[data-slot=stat] dt")).toHaveText([
    "members",
    "relocations",
    "weekly events",
    "countries",
  ]);
  await expect(page.locator("[data-slot=offering]").getByRole("heading")).toHaveText([
    "Discussion Forums",
    "Virtual Events",
    "Country Groups",
    "Mentorship Program",
  ]);
  const testimonials = page.locator("[data-slot=testimonial]");
  await expect(testimonials).toHaveCount(3);
  await expect(testimonials.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(3);
  const join = page.getByRole("main").getByRole("link", { name: "JOIN NOW" });
  await expect(join).toHaveAttribute("href", "https://checkout.homeward.example/offer/one-time");
  await expect(join).toHaveAttribute("target", "_blank");
  await expect(join).toHaveAttribute("rel", /noopener/);
});
