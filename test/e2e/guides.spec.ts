import type { Locator } from "@playwright/test";
import { GUIDE_PAGE_IDS } from "../../web/content/countries/guide-page.ts";
import { guidePath } from "../../web/content/page-paths.ts";
import { longestToTry } from "../support/built-pages.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

// The guides that are made from a country's record (decision: guides-that-answer).
const GUIDES = GUIDE_PAGE_IDS;

/** The highest closed guide on a phone, in pixels. */
const CLOSED = 6000;

/** Two screens of a phone, in pixels. */
const TWO_SCREENS = 2 * 844;

test("on a phone a closed guide is short, with six large answers on two screens for each reader @phone", async ({
  page,
}) => {
  // Each guide, for three passports and every reason: a second alone.
  test.setTimeout(GUIDES.length * 5000);
  for (const id of GUIDES) {
    await page.goto(guidePath(id));
    const [height, over] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight, scrollWidth - clientWidth];
    });
    expect(height, id).toBeLessThanOrEqual(CLOSED);
    expect(over, id).toBe(0);
    await hydrated(page);
    const answered = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("form[data-slot=choices]")!;
      const selects = [...form.querySelectorAll("select")];
      const select = (name: string) => selects.find((one) => one.name === name)!;
      const reasons = [...select("reason").options].map(({ value }) => value);
      return ["us", "uk", "canada"].flatMap((passport) =>
        reasons.map((reason) => {
          select("passport").value = passport;
          select("reason").value = reason;
          form.dispatchEvent(new Event("change"));
          const answers = [...document.querySelectorAll<HTMLElement>(".guide-answers > div")];
          const large = answers.map(
            (answer) =>
              [...answer.querySelectorAll<HTMLElement>(".guide-answer")].filter((one) => one.offsetHeight > 0).length,
          );
          const bottom = Math.round(Math.max(...answers.map((one) => one.getBoundingClientRect().bottom)) + scrollY);
          return { passport, reason, large, bottom };
        }),
      );
    });
    for (const { passport, reason, large, bottom } of answered) {
      expect(large, `${id}, ${passport}, ${reason}`).toEqual([1, 1, 1, 1, 1, 1]);
      expect(bottom, `${id}, ${passport}, ${reason}`).toBeLessThanOrEqual(TWO_SCREENS);
    }
  }
});

test("a chapter opens on a phone by its heading and by a link to a part inside it @phone", async ({ page }) => {
  await open(page, "/country-guides/ghana");
  const permit = page.locator("#permit-work-permit");
  await expect(permit).toBeHidden();
  await page.getByRole("link", { name: "All permits" }).click();
  await expect(permit).toBeVisible();
  await expect(page.locator("#homes")).toBeHidden();
  await page
    .locator("[data-slot=chapter]", { hasText: "Renting and buying a home" })
    .locator("summary")
    .first()
    .click();
  await expect(page.locator("#homes")).toBeVisible();
  await page.goto("/country-guides/kenya#permit-class-n");
  await expect(page.locator("#permit-class-n")).toBeVisible();
});

test("the answers and the chapters follow the passport, the reason and the household, in the URL and on the next guide", async ({
  page,
}) => {
  await open(page, "/country-guides/ghana");
  const answer = (label: string) => page.locator(".guide-answers > div", { hasText: label });
  await expect(answer("The permit that fits")).toContainText("8 ways to stay");
  await page.getByLabel("Your passport").selectOption("uk");
  await page.getByLabel("Your reason").selectOption("retirement");
  await expect(page).toHaveURL(/\?passport=uk&.*reason=retirement/);
  await expect(answer("Entry as a visitor")).toContainText("British passport");
  await expect(answer("The permit that fits")).toContainText("Residence permit for retirees");
  const month = answer("A month in Accra");
  const alone = await month.innerText();
  await page.getByLabel("Children").selectOption("2");
  await expect.poll(() => month.innerText()).not.toBe(alone);

  // Rows for others fold, and one line shows them.
  const work = page.locator("#permit-work-permit");
  await expect(work).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "US passport" })).toBeHidden();
  await page
    .locator("#permits")
    .getByRole("button", { name: /rows for other passports, reasons/ })
    .click();
  await expect(work).toBeVisible();
  await page.locator("#permits").getByRole("button", { name: "Hide what doesn’t apply to me" }).click();
  await expect(work).toBeHidden();

  await open(page, "/country-guides/kenya");
  await expect(page.getByLabel("Your reason")).toHaveValue("retirement");
  await expect(answer("The permit that fits")).toContainText("Class K");
  await page.goto("/country-guides/kenya?passport=us");
  await expect(page.getByLabel("Your passport")).toHaveValue("us");
  await expect(page.getByLabel("Your reason")).toHaveValue("");
});

test("another passport's answers are fetched once, and stay while the household changes", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/passports")) asked.push(request.url());
  });
  await open(page, "/country-guides/ghana?passport=DE");
  const entry = page.locator("[data-others]");
  await expect(entry.getByText("As read on").filter({ visible: true })).toBeVisible();
  await entry.evaluate((element) => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    const read = () => said.add((element as HTMLElement).innerText);
    read();
    new MutationObserver(read).observe(element, { subtree: true, attributes: true, childList: true });
  });
  for (const adults of ["2", "3"]) await page.locator("form[data-slot=choices] [name=adults]").selectOption(adults);
  await expect(page).toHaveURL(/adults=3/);
  expect(await page.evaluate(() => (globalThis as unknown as { said: Set<string> }).said.size)).toBe(1);
  expect(asked).toHaveLength(1);
});

test("a reader with a Nigerian passport reads that Ghana asks for no visa, and Kenya neither; the choice stays @both", async ({
  page,
}) => {
  await open(page, "/country-guides/ghana");
  const entry = page.locator(".guide-answers > div").first().locator("[data-when]:visible");
  await expect(page.getByLabel("Which passport?")).toBeHidden();
  await page.getByLabel("Your passport").selectOption("Another");
  await expect(entry).toContainText("Depends on your passport");
  await expect(entry).toContainText("No visa: ECOWAS, Burkina Faso, Mali and Niger; and more.");
  await page.getByLabel("Which passport?").selectOption("Nigeria");
  await expect(page).toHaveURL(/passport=NG/);
  await expect(entry).toContainText("No visa");
  await expect(entry).toContainText(/ECOWAS, Burkina Faso, Mali and Niger\. Plan with \d+ days at most\./);
  await expect(entry).toContainText(/As read on \w+ \d+, \d{4}; check with Ghana Immigration Service\./);

  await open(page, "/country-guides/kenya");
  await expect(page.getByLabel("Which passport?")).toHaveValue("NG");
  await expect(entry).toContainText(/The rest of Africa, Nigeria among them\. Plan with \d+ days at most\./);
  await open(page, "/country-guides/ghana?passport=GH");
  await expect(entry).toContainText("Your own country");
  await open(page, "/country-guides/ghana?passport=NZ");
  await expect(entry).toContainText("Every other passport.");
  await page.getByLabel("Your passport").selectOption("Canada");
  await expect(page.getByLabel("Which passport?")).toBeHidden();
  await expect(entry).toContainText("Canadian passport.");
});

test("a guide whose answers for other passports cannot be loaded still names the groups", async ({ page }) => {
  await page.route("**/country-guides/rwanda/passports", (route) => route.fulfill({ body: "" }));
  await open(page, "/country-guides/rwanda?passport=JM");
  const entry = page.locator(".guide-answers > div").first().locator("[data-when]:visible");
  await expect(entry).toContainText("Depends on your passport");
  await expect(entry).toContainText("Visa on arrival: Every other passport.");
  await expect(entry.getByRole("link").first()).toHaveAttribute("href", "/country-guides/rwanda/passports");
});

test("the groups of other passports have a page that names each of them, its rule and its sources", async ({
  page,
}) => {
  await open(page, "/country-guides/ghana/passports");
  const row = page.getByRole("row", { name: /^ECOWAS, Burkina Faso/ });
  await expect(row).toContainText("ECOWAS (11 states, without Ghana), Burkina Faso, Mali, Niger");
  await expect(row).toContainText("No visa, 90 days");
  await expect(page.getByRole("link", { name: "Ghana Immigration Service" }).first()).toHaveAttribute("href", /^https/);
  await expectAccessible(page);
});

test("a number beside a figure opens the list of sources at its line; the list comes from a page of its own", async ({
  page,
}) => {
  await open(page, "/country-guides/ghana");
  const chapter = page.locator("#homes");
  const number = chapter.locator("sup a").first();
  const hash = new URL((await number.getAttribute("href"))!, page.url()).hash;
  await number.click();
  await expect(page.locator(hash)).toBeFocused();
  await expect(page).toHaveURL(/\/country-guides\/ghana$/);
  await expect(chapter.locator("[data-slot=fact-sources] ol > li").first()).toContainText(/\(.+\): /);
  await page.goto(`/country-guides/ghana/sources${hash}`);
  await expect(page.locator(hash)).toBeVisible();
  await expectAccessible(page);
});

test("beside each section a reader tells what changed, in a message of its own kind that names the section", async ({
  page,
}) => {
  await open(page, "/country-guides/ghana");
  await page.getByRole("link", { name: "Something changed? Tell us in Renting and buying a home" }).click();
  await expect(page).toHaveURL(/\/contact\?about=ghana-homes$/);
  await expect(page.getByLabel("Subject")).toHaveValue("Correction: ghana-homes");
  await expect(page.getByLabel("What is it about? (optional)")).toHaveValue("correction");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /The price or the rule that I met:[^]*On which day:/,
  );
});

test("a reader picks the row that changed: the owner gets its id, what the page said with its day, and what the reader met", async ({
  page,
}) => {
  await open(page, "/contact?about=south-africa-homes");
  const row = page.getByLabel("Which line changed?");
  const message = page.getByRole("textbox", { name: "Message" });
  const subject = page.getByLabel("Subject");
  await row.selectOption({ label: "Lease" });
  await expect(subject).toHaveValue("Correction: south-africa.homes.lease");
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("November 20, 2026");
  await row.selectOption({ label: "Rent in advance" });
  await expect(subject).toHaveValue("Correction: south-africa.homes.advanceRent");
  await expect(message).toHaveValue(
    /^The fact: Rent in advance \(south-africa\.homes\.advanceRent\)\nOn the page, as of \w+ \d+, 2026: .+\n\nWhat is different now[^]*On which day:\nNovember 20, 2026$/,
  );
  await expect(message).not.toHaveValue(/Lease/);
  await expectAccessible(page);

  const email = someone("corrector");
  await page.getByLabel("Name").fill("Ama Mensah");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /message/i })
      .first(),
  ).toBeVisible();

  await openAsOwner(page, "/contacts");
  await page.getByRole("tab", { name: "Messages" }).click();
  const stored = page.getByRole("row").filter({ hasText: email });
  await expect(stored).toContainText("Correction: south-africa.homes.advanceRent");
  await expect(stored).toContainText("Correction");
  await stored.getByRole("link", { name: "Ama Mensah" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    /The fact: Rent in advance[^]*On which day:\s+November 20, 2026/,
  );
});

test("where the rows of a section cannot be had, the message names the section", async ({ page }) => {
  await page.route("**/country-guides/rows/*", (route) => route.fulfill({ json: {} }));
  await open(page, "/contact?about=ghana-homes");
  await expect(page.getByLabel("Subject")).toHaveValue("Correction: ghana-homes");
  await expect(page.getByLabel("Which line changed?")).toHaveCount(0);
});

test("the capital's mark stays on the map of its country, also where the sources beside it are open", async ({
  page,
}) => {
  await open(page, guidePath("ghana"));
  const outline = page.locator("[data-slot=outline]");
  const heightOf = async (part: Locator) => Math.round((await part.boundingBox())!.height);
  const picture = await heightOf(outline.locator("img"));
  expect(await heightOf(outline)).toBe(picture);
  await page.locator(".guide-about [data-slot=fact-sources] > summary").click();
  expect(await heightOf(outline)).toBe(picture);
});

test("each guide prints on five sheets at most, A4 or Letter, with its answers", async ({ page }) => {
  const paths = longestToTry(GUIDES.map(guidePath));
  // A PDF of a guide takes seconds on a busy machine.
  test.setTimeout(30_000 + paths.length * 10_000);
  for (const path of paths) {
    await page.goto(path);
    for (const format of ["A4", "Letter"] as const)
      await expect(page.pdf({ format, pageRanges: "6" }), `${path} on ${format}`).rejects.toThrow("Page range exceeds");
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Entry as a visitor" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a guide shows what holds for every passport and every reason", async ({ page }) => {
    await page.goto("/country-guides/kenya");
    await expect(page.getByText("Without scripts, this page shows")).toBeVisible();
    await expect(page.locator("#permit-class-n")).toBeVisible();
    for (const passport of ["US", "British", "Canadian"])
      await expect(page.getByRole("columnheader", { name: `${passport} passport` })).toBeVisible();
    await page.locator("#homes sup a").first().click();
    await expect(page).toHaveURL(/\/country-guides\/kenya\/sources#homes-\d+$/);
  });
});

test("a guide opens with what was said to the finder, to the chooser of permits and to the month in a city", async ({
  page,
}) => {
  const chosen = (label: string) => page.getByLabel(label);
  await open(page, "/");
  const finder = page.locator("[data-slot=finder]");
  await finder.getByLabel(/lifestyle/i).selectOption("retirement");
  await finder.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/lifestyle=retirement/);
  await open(page, "/country-guides/ghana");
  await expect(chosen("Your reason")).toHaveValue("retirement");

  await open(page, "/permits");
  const chooser = page.locator("[data-slot=permit-form]");
  await chooser.locator("[name=passport]").selectOption("uk");
  await chooser.locator("[name=reason]").selectOption("remote");
  await chooser.locator("[type=submit]").click();
  await expect(page).toHaveURL(/reason=remote/);
  await open(page, "/cost-calculator");
  const month = page.getByRole("form", { name: "A month in a city" });
  await month.getByLabel("Adults").selectOption("2");
  await month.getByLabel("Children").selectOption("1");
  await expect(page).toHaveURL(/children=1/);

  await open(page, "/country-guides/kenya");
  await expect(chosen("Your passport")).toHaveValue("uk");
  await expect(chosen("Your reason")).toHaveValue("remote");
  await expect(chosen("Adults")).toHaveValue("2");
  await expect(chosen("Children")).toHaveValue("1");
});

test("what is remembered stands in the URL of the next guide, in the same entry of the history and with its fragment", async ({
  page,
  browser,
}) => {
  await open(page, "/country-guides/kenya");
  await expect(page).toHaveURL(/\/kenya$/);
  await page.getByLabel("Your passport").selectOption("uk");
  await page.getByLabel("Your reason").selectOption("retirement");
  await page.getByLabel("Children").selectOption("2");
  await open(page, "/faq");
  const entries = await page.evaluate(() => history.length);
  await open(page, "/country-guides/ghana#homes");
  await expect(page).toHaveURL(/\/ghana\?passport=uk&reason=retirement&adults=1&children=2#homes$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator("#homes")).toBeInViewport();
  // Also a link to a permit for another reason leads to it.
  await open(page, "/country-guides/ghana?reason=retirement#permit-work-permit");
  await expect(page.locator("#permit-work-permit")).toBeInViewport();
  await page.goBack();

  // Somebody else, who has said other things, sees what its sender saw.
  const shared = page.url();
  const other = await (await browser.newContext()).newPage();
  await open(other, "/country-guides/kenya?passport=us&reason=study");
  await other.getByLabel("Adults").selectOption("3");
  await open(other, shared);
  await expect(other.getByLabel("Your passport")).toHaveValue("uk");
  await expect(other.getByLabel("Your reason")).toHaveValue("retirement");
  await expect(other.getByLabel("Adults")).toHaveValue("1");
  await other.context().close();

  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/ghana\?passport=uk&reason=retirement&adults=1&children=2#homes$/);
  await expect(page.getByLabel("Your passport")).toHaveValue("uk");
});

for (const keeps of [true, false]) {
  test(`from a guide one goes on to permits, a city, a month and a plan, each of which knows what was said, ${keeps ? "as the browser remembers it" : "also where the browser remembers nothing"}`, async ({
    page,
  }) => {
    if (!keeps) {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      });
    }
    await open(page, "/country-guides/ghana");
    await page.getByLabel("Your passport").selectOption("uk");
    await page.getByLabel("Your reason").selectOption("retirement");
    await page.getByLabel("Adults").selectOption("2");
    await page.getByLabel("Children").selectOption("2");
    const guide = page.url();

    await page.locator("#permits").getByRole("link", { name: "Which permit fits you?" }).click();
    await page.waitForURL(/\/permits\?country=ghana/);
    const chooser = page.locator("[data-slot=permit-form]");
    await expect(chooser.locator("[name=passport]")).toHaveValue("uk");
    await expect(chooser.locator("[name=reason]")).toHaveValue("retirement");
    await expect(page.locator("[data-group=all]")).toBeHidden();

    await open(page, guide);
    await page.getByRole("link", { name: "Districts and prices" }).first().click();
    await page.waitForURL(/\/cities\/accra/);
    await page.waitForFunction(() => "started" in document.querySelector<HTMLElement>("script[data-start]")!.dataset);
    await page.locator("a[href^='/cost-calculator?city=accra']").first().click();
    await page.waitForURL(/\/cost-calculator\?city=accra/);
    const month = page.getByRole("form", { name: "A month in a city" });
    await expect(month.getByLabel("Adults")).toHaveValue("2");
    await expect(month.getByLabel("Children")).toHaveValue("2");

    await page.locator("[data-slot=city-month] a[href^='/my-plan?']").click();
    await page.waitForURL(/\/my-plan\?country=ghana/);
    const form = page.locator("[data-slot=plan-form]");
    await expect(form.getByLabel("Where to")).toHaveValue("ghana");
    await expect(form.getByLabel("City")).toHaveValue("accra");
    await expect(form.getByLabel("United Kingdom")).toBeChecked();
    await expect(form.getByLabel("Why you’re moving")).toHaveValue("retirement");
    await expect(form.getByLabel("Adults")).toHaveValue("2");
    await expect(form.getByText("You said 2 children. How old are they?")).toBeVisible();
  });
}
