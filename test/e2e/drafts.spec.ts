import { expectDraftKept } from "../support/drafts.ts";
import { expect, open, test } from "../support/test.ts";

test("a form keeps what was typed over a reload and another page, until it is sent", async ({ page }) => {
  const form = page.locator("[data-slot=plan-form]");
  await expectDraftKept(page, "/my-plan", "[data-slot=plan-form]", {
    "[name=country]": "senegal",
    "[name=month]": { index: 9 },
    "[name=reason]": "study",
    "[name=permit]": { index: 1 },
    "[name=passports][value=uk]": true,
    "[name=luggage][value=car]": true,
    "[name=adults]": "2",
    "[name=childrenAges]": "6, 9",
    "[name=animals]": "1",
    "[name=city]": { index: 2 },
    "[name=budgetUsd]": "1900",
    "[name=savingsUsd]": "21000",
  });
  await form.locator("[type=submit]").first().click();
  await expect(page.locator("[data-slot=plan]")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await open(page, "/my-plan");
  await expect(form.locator("[name=budgetUsd]")).toHaveValue("");
});

test("what is typed over the answers of a link is kept, too", async ({ page }) => {
  const link = "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD";
  await expectDraftKept(page, link, "form:has([name=income])", { "[name=target]": "ghana", "[name=income]": "60000" });
});
