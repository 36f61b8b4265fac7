import type { PlanKit } from "#domain/plan.ts";
import { EASY, FAMILY, monthIn, openOwn, parts, tickFirst } from "../support/plan-page.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

test("what a link names that is not there is left out, and its field says so @both", async ({ page }) => {
  await open(page, `/my-plan?country=kenya&month=${monthIn(14)}&permit=class-zz&city=atlantis&reason=remote`);
  const { form, plan, make } = parts(page);
  await expect(page.getByRole("status").filter({ hasText: "Part of the link you opened doesn’t work" })).toBeVisible();
  await expect(form.getByText("names a permit that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(form.getByText("names a city that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(form.locator("[aria-invalid], [data-slot=field-error]")).toHaveCount(0);
  await expect(form.getByLabel("Why you’re moving")).toHaveValue("remote");
  await expect(plan).toHaveCount(0);
  await expectAccessible(page);
  await make.click();
  await expect(plan.getByRole("heading", { level: 2 })).toContainText("Kenya");
  await open(page, "/my-plan?country=kenya&month=2020-03&reason=fishing&passports=us.mars&adults=9");
  await expect(form.getByText("March 2020 is over, so we left it out. Choose a month from now on.")).toBeVisible();
  await expect(form.getByText("names a reason that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(form.getByText("names a passport that isn’t on our list, so we left out its passports.")).toBeVisible();
  await expect(form.getByText("has a number we can’t plan for, so we left it out.")).toBeVisible();
  await expect(plan).toHaveCount(0);
});

test("a kept plan opens when its month is over and its permit has left the record", async ({ page }) => {
  await openOwn(page, EASY);
  const { plan, form } = parts(page);
  await tickFirst(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("homeward.my-plan")!);
    Object.assign(kept.plans[0].inputs, { month: "2026-03", permit: "class-zz" });
    localStorage.setItem("homeward.my-plan", JSON.stringify(kept));
  });
  await open(page, "/my-plan");
  await page.getByRole("button", { name: "Kenya, March 2026" }).click();
  await expect(plan).toContainText("1 of");
  await expect(form.getByText("The permit of this plan is no longer on our list.")).toBeVisible();
  await expect(form.getByText(/is over/)).toHaveCount(0);
});

test("what the visitor said on other pages is filled in, and a permit leads here", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("my-move", JSON.stringify({ passport: "uk", reason: "study" })));
  await open(page, "/my-plan");
  await expect(parts(page).form.getByLabel("United Kingdom")).toBeChecked();
  await expect(parts(page).form.getByLabel("Why you’re moving")).toHaveValue("study");
  await page.goto("/permits/remote/kenya");
  await page
    .getByRole("link", { name: /^Plan this move\b.*, Kenya$/ })
    .first()
    .click();
  await hydrated(page);
  await expect(parts(page).form.getByLabel("Where to")).toHaveValue("kenya");
  await expect(parts(page).form.getByLabel("Permit")).not.toHaveValue("");
});

test("another tab's change shows and says so, and ends the undo of what was before it", async ({ page, context }) => {
  await openOwn(page, EASY);
  const { plan, tasks, undo } = parts(page);
  const [first, second] = await tasks.evaluateAll((all) => all.map((task) => (task as HTMLElement).dataset["task"]!));
  const task = (id: string | undefined) => `[data-slot=plan-task][data-task=${id}]`;
  await plan.locator(task(first)).getByRole("checkbox").check();
  await expect(undo).not.toHaveAttribute("aria-disabled", "true");
  const tab = await context.newPage();
  await open(tab, `/my-plan?${EASY}`);
  await tab.locator(task(second)).getByRole("checkbox").check();
  await expect(plan.locator(task(first)).getByRole("checkbox")).toBeChecked();
  await expect(plan.locator(task(second)).getByRole("checkbox")).toBeChecked();
  await expect(plan.getByRole("status").filter({ hasText: "Another tab changed your plans" })).toBeVisible();
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});

test.describe("with the kit from the network", () => {
  // The worker that keeps a plan offline would answer in place of the test.
  test.use({ serviceWorkers: "block", expectedNoise: [/Service Worker registration blocked/] });

  test("facts that changed since the plan was read are told with their old and new words", async ({ page }) => {
    await openOwn(page, EASY);
    const { plan } = parts(page);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("homeward.my-plan")!).plans[0].readOn))
      .not.toBeNull();
    const changed = await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("homeward.my-plan")!);
      const [id] = Object.keys(kept.plans[0].facts);
      kept.plans[0].facts[id!] = "The fee is one goat.";
      localStorage.setItem("homeward.my-plan", JSON.stringify(kept));
      return id!;
    });
    const kit = (await (await page.request.get("/my-plan/kits/kenya.json")).json()) as PlanKit;
    const fact = { ...kit.facts[changed]!, formerly: ["The fee is one goat."] };
    const json = { ...kit, facts: { ...kit.facts, [changed]: fact } };
    await page.route("**/my-plan/kits/kenya.json", (route) => route.fulfill({ json }));
    await page.reload();
    await hydrated(page);
    await expect(plan).toContainText(/A fact in your plan changed since \w+ \d+, \d{4}/);
    await expect(plan.locator("del")).toHaveText("The fee is one goat.");
    await page.getByRole("button", { name: "I’ve read it" }).click();
    await expect(plan.locator("del")).toHaveCount(0);
  });
});

test("a blocked storage gives a clear message, and the plan works on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await openOwn(page, EASY);
  await expect(page.getByRole("alert").filter({ hasText: "doesn’t let us store anything" })).toBeVisible();
  await tickFirst(page);
  await expect(parts(page).plan).toContainText("1 of");
});

test("a shared plan is saved as one's own, removed and brought back", async ({ page }) => {
  await open(page, `/my-plan?${FAMILY}`);
  const { plan } = parts(page);
  await expect(plan).toContainText("This plan was shared with you.");
  await expect(plan.locator("[data-slot=plan-task]").getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Save my own copy" }).click();
  await openOwn(page, EASY);
  await expect(page.getByRole("navigation", { name: "Your plans" }).getByRole("button")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove this plan" }).click();
  await expect(page.getByRole("navigation", { name: "Your plans" }).getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo last change" }).click();
  await expect(page.getByRole("navigation", { name: "Your plans" }).getByRole("button")).toHaveCount(3);
  await expect(plan.getByRole("heading", { level: 2 })).toContainText("Kenya");
});
