import { expectDraftKept, type Typed } from "../support/drafts.ts";
import { test } from "../support/test.ts";

/** What is typed into each tool. */
const TOOLS: Readonly<Record<string, { form: string; typed: Typed }>> = {
  "/my-plan?country=ghana": {
    form: "[data-slot=plan-form]",
    typed: { "[name=month]": { index: 3 }, "[name=adults]": "3", "[name=budgetUsd]": "1500" },
  },
  "/permits": {
    form: "[data-slot=permit-form]",
    typed: {
      "[name=country]": "kenya",
      "[name=passport]": "uk",
      "[name=reason]": "remote",
      "[name=income]": "2000",
      "[name=capital]": "10000",
      "[name=age]": "41",
      "[name=grounds][value=descent]": true,
    },
  },
  "/permits?reason=study&income=100": {
    form: "[data-slot=permit-form]",
    typed: { "[name=reason]": "remote", "[name=income]": "2000" },
  },
  "/cost-calculator": {
    form: "form:has([name=income])",
    typed: { "[name=current]": "canada", "[name=target]": "egypt", "[name=income]": "75000", "[name=currency]": "CAD" },
  },
  "/compare": {
    form: "form:has([name=countries])",
    typed: { "select >> nth=0": "egypt", "select >> nth=1": "ghana" },
  },
  "/": {
    form: "[data-slot=finder] form",
    typed: { "[name=lifestyle]": "retirement", "[name=language]": "arabic", "[name=investment]": { index: 2 } },
  },
};

for (const [path, { form, typed }] of Object.entries(TOOLS))
  test(`${path} keeps what was typed when it is reloaded or come back to`, async ({ page }) => {
    await expectDraftKept(page, path, form, typed);
  });
