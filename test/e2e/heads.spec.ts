import { expect, test } from "../support/test.ts";

/** Pages on which a tool, a list or a form begins below the head. */
const TOOLS = [
  "/belonging",
  "/before-you-pay",
  "/blog",
  "/cities",
  "/compare",
  "/contact",
  "/cost-calculator",
  "/country-guides",
  "/faq",
  "/help",
  "/my-plan",
  "/permits",
  "/search",
  "/top-countries",
  "/visa-information",
];

const LIMITS = [
  { width: 390, height: 844, most: 200 },
  { width: 1440, height: 900, most: 300 },
];

test("the head above a tool is at most 200 pixels high on a phone and 300 on a desktop", async ({ page }) => {
  const found: string[] = [];
  for (const { most, ...size } of LIMITS) {
    await page.setViewportSize(size);
    for (const path of TOOLS) {
      await page.goto(path);
      const head = page.locator("main section").filter({ has: page.getByRole("heading", { level: 1 }) });
      const { height } = (await head.first().boundingBox())!;
      if (height > most) found.push(`${path} at ${size.width}: ${Math.round(height)} px`);
    }
  }
  expect(found).toEqual([]);
});
