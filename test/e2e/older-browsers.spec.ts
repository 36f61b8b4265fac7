import { expectHeld } from "../support/held-clicks.ts";
import { holdRequests } from "../support/held-requests.ts";
import { BACK_OFFICE, PAGES } from "../support/pages.ts";
import { someone } from "../support/someone.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  // What the oldest supported browsers lack (decision: oldest-browsers), with the first versions of Chrome, Firefox and
  // Safari that have it.
  await page.addInitScript(() => {
    const remove = (owner: object | undefined, names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    // 120, 115, 17 and 126, 126, 18
    remove(URL, ["canParse", "parse"]);
    // 113, 112, 17
    remove(URLSearchParams.prototype, ["size"]);
    // 119, 121, 17.4 and 128, 134, 18.2
    remove(Promise, ["withResolvers", "try"]);
    // 117, 119, 17.4
    remove(Object, ["groupBy"]);
    remove(Map, ["groupBy"]);
    // 121, 115, 16.4
    remove(Array, ["fromAsync"]);
    // 116, 124, 17.4
    remove(AbortSignal, ["any"]);
    // 122, 127, 17
    remove(Set.prototype, ["union", "intersection", "difference", "symmetricDifference"]);
    remove(Set.prototype, ["isSubsetOf", "isSupersetOf", "isDisjointFrom"]);
    // 122, 131, 18.4
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
    remove(iterator, [
      "map",
      "filter",
      "take",
      "drop",
      "flatMap",
      "reduce",
      "toArray",
      "forEach",
      "some",
      "every",
      "find",
    ]);
    remove(window, ["Iterator", "scheduler", "requestIdleCallback", "cancelIdleCallback"]);
    // 114, 122, 17.4
    remove(ArrayBuffer.prototype, ["transfer", "transferToFixedLength"]);
    // 119 in Firefox
    remove(Element.prototype, ["ariaBusy", "ariaPressed", "ariaExpanded"]);
    // 114, 125, 17
    remove(HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]);
    // 105, 106, 17.4
    remove(Element.prototype, ["checkVisibility"]);
    // 111, 144, 18
    remove(Document.prototype, ["startViewTransition"]);
    // 105, 115, 17
    remove(Response, ["json"]);
  });
});

/** Pages whose controls a test below uses. */
const USED: ReadonlySet<string> = new Set(["/", "/cost-calculator", "/country-guides", "/waitlist"]);

test("every public page that no test below uses starts its scripts in the oldest supported browsers", async ({
  page,
}) => {
  for (const path of PAGES.filter((path) => !USED.has(path) && !BACK_OFFICE.includes(path))) await open(page, path);
  expect(await page.evaluate(() => "canParse" in URL)).toBe(false);
});

test("a calculator, a dialog and a form work in the oldest supported browsers", async ({ page }) => {
  await open(page, "/cost-calculator?current=canada&target=ghana&income=60000&currency=CAD");
  await expect(page.locator("[data-slot=comparison-result]")).toBeVisible();

  await open(page, "/country-guides");
  await page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]").click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await open(page, "/waitlist?utm_campaign=older");
  await page.getByLabel("Email").fill(someone());
  await page.getByLabel("Full name").fill("Ama Mensah");
  await page.locator("form").getByRole("button").click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Welcome to the waitlist!");
});

test("a press that waits for the scripts is shown, and the finder answers it and the next one, in the oldest supported browsers", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Find My Matches" });
  await button.click();
  await expectHeld(button);
  release();
  await hydrated(page);
  await expect(page.locator("[data-slot=match]")).toHaveCount(3);
  await expect(button).toHaveCSS("opacity", "1");
  await page.locator("[data-slot=finder] select").first().selectOption({ index: 1 });
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/\?\w+=\w+/);
  await expect(page.locator("[data-slot=match]")).toHaveCount(3);
});
