import { GUIDE_PAGE_IDS } from "../../web/content/countries/guide-page.ts";
import { guidePath } from "../../web/content/page-paths.ts";
import { longestToTry } from "../support/built-pages.ts";
import { expectAnswersHandedOver, openChoices } from "../support/guide-journey.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

// The guides that are made from a country's record (decision: guides-that-answer).

/** The highest overview of a guide on a phone, in pixels. */
const HIGHEST = 12_000;

/** Two screens of a phone, in pixels. */
const TWO_SCREENS = 2 * 844;

test("on a phone a guide’s overview is short, with six answers on two screens for each reader @phone", async ({
  page,
}) => {
  const paths = longestToTry(GUIDE_PAGE_IDS.map(guidePath));
  // Three passports and every reason: a second for each guide alone.
  test.setTimeout(30_000 + paths.length * 5000);
  for (const path of paths) {
    await page.goto(path);
    const [height, over] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight, scrollWidth - clientWidth];
    });
    expect(height, path).toBeLessThanOrEqual(HIGHEST);
    expect(over, path).toBe(0);
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
      expect(large, `${path}, ${passport}, ${reason}`).toEqual([1, 1, 1, 1, 1, 1]);
      expect(bottom, `${path}, ${passport}, ${reason}`).toBeLessThanOrEqual(TWO_SCREENS);
    }
  }
});

test("old links to a one-page guide lead to the chapter, also without scripts", async ({ page, browser }) => {
  await page.goto("/country-guides/kenya?passport=uk#permit-class-n");
  await expect(page).toHaveURL(/\/country-guides\/kenya\/permits\?passport=uk#class-n$/);
  await expect(page.locator("#class-n")).toBeInViewport();
  await expect(page.locator("#class-n")).toHaveAttribute("open");
  await page.goto("/country-guides/kenya#homes");
  await expect(page).toHaveURL(/\/country-guides\/kenya\/homes$/);
  await page.goto("/country-guides/kenya#homes-2");
  await expect(page).toHaveURL(/\/country-guides\/kenya\/homes#homes-2$/);
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(new URL("/country-guides/kenya#permit-class-n", page.url()).href);
  await expect(withoutScripts.locator("#permit-class-n")).toBeInViewport();
  await withoutScripts.locator("#permit-class-n a").click();
  await expect(withoutScripts).toHaveURL(/\/country-guides\/kenya\/permits#class-n$/);
  await withoutScripts.close();
});

test("the answers follow the passport, the reason and the household, also on the next guide", async ({ page }) => {
  await open(page, "/country-guides/ghana");
  const answer = (label: string) => page.locator(".guide-answers > div", { hasText: label });
  await expect(answer("The permit that fits")).toContainText("8 ways to stay");
  await expect(page.locator("[data-slot=visitor]")).toContainText("For any passport and reason · Choose");
  await openChoices(page);
  await page.getByLabel("Your passport").selectOption("uk");
  await page.getByLabel("Your reason").selectOption("retirement");
  await expect(page).toHaveURL(/\?passport=uk&.*reason=retirement/);
  await expect(answer("Entry as a visitor")).toContainText("British passport");
  await expect(answer("The permit that fits")).toContainText("Residence permit for retirees");
  const month = answer("A month in Accra");
  const alone = await month.innerText();
  await page.getByLabel("Children").selectOption("2");
  await expect.poll(() => month.innerText()).not.toBe(alone);

  // On a chapter's page rows for others fold, and one line shows them.
  await page.getByRole("link", { name: "Its papers and rules" }).click();
  await expect(page).toHaveURL(/\/ghana\/permits\?passport=uk&reason=retirement/);
  const work = page.locator("#work-permit");
  await expect(work).toBeHidden();
  await page.getByRole("button", { name: /rows for other passports, reasons/ }).click();
  await expect(work).toBeVisible();
  await page.getByRole("button", { name: "Hide what doesn’t apply to me" }).click();
  await expect(work).toBeHidden();
  await openChoices(page);
  await page.getByLabel("Your reason").selectOption("job");
  await expect(work).toBeVisible();
  await page.getByLabel("Your reason").selectOption("retirement");
  await page.getByRole("link", { name: "Visiting: visas and entry" }).first().click();
  await expect(page.getByLabel("Your passport")).toHaveValue("uk");
  await expect(page.getByRole("columnheader", { name: "US passport" })).toBeHidden();

  await open(page, "/country-guides/kenya");
  await expect(page.getByLabel("Your reason")).toHaveValue("retirement");
  await expect(answer("The permit that fits")).toContainText("Class K");
  await page.goto("/country-guides/kenya?passport=us");
  await expect(page.getByLabel("Your passport")).toHaveValue("us");
  await expect(page.getByLabel("Your reason")).toHaveValue("");
});

test("another passport's answers are fetched once, and the choice stays", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/country-guides/ghana/entry") asked.push(request.url());
  });
  await open(page, "/country-guides/ghana");
  const entry = page.locator(".guide-answers > div").first().locator("[data-when]:visible");
  await expect(page.getByLabel("Which passport?")).toBeHidden();
  await openChoices(page);
  await page.getByLabel("Your passport").selectOption("Another");
  await expect(entry).toContainText("Depends on your passport");
  await expect(entry.getByRole("link")).toHaveAttribute("href", /#passports$/);
  await page.getByLabel("Which passport?").selectOption("Nigeria");
  await expect(page).toHaveURL(/passport=NG/);
  await expect(entry).toContainText("No visa");
  await expect(entry).toContainText(/Plan with \d+ days at most\. ECOWAS, Burkina Faso, Mali and Niger\./);

  await test.step("the answers stay while the household changes", async () => {
    const others = page.locator("[data-others]");
    await others.evaluate((element) => {
      const said = new Set<string>();
      Object.assign(globalThis, { said });
      const readWords = () => said.add((element as HTMLElement).innerText);
      readWords();
      new MutationObserver(readWords).observe(element, { subtree: true, attributes: true, childList: true });
    });
    for (const adults of ["2", "3"]) await page.locator("form[data-slot=choices] [name=adults]").selectOption(adults);
    await expect(page).toHaveURL(/adults=3/);
    expect(await page.evaluate(() => (globalThis as unknown as { said: Set<string> }).said.size)).toBe(1);
    expect(asked).toHaveLength(1);
  });

  await open(page, "/country-guides/kenya");
  await expect(page.getByLabel("Which passport?")).toHaveValue("NG");
  await expect(entry).toContainText(/Plan with \d+ days at most\. The rest of Africa, Nigeria among them\./);
  await open(page, "/country-guides/ghana?passport=GH");
  await expect(entry).toContainText("Your own country");
  await open(page, "/country-guides/ghana?passport=NZ");
  await expect(entry).toContainText("Every other passport.");
  await openChoices(page);
  await page.getByLabel("Your passport").selectOption("Canada");
  await expect(page.getByLabel("Which passport?")).toBeHidden();
  await expect(entry).toContainText("Canadian passport.");
});

test("the marker of a fact opens its publishers, their days and the office, without scripts", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/country-guides/ghana/homes");
  const evidence = page.locator("[data-slot=evidence]").filter({ hasText: "2 sources" }).first();
  await evidence.locator("summary").click();
  await expect(evidence.getByRole("link").first()).toBeVisible();
  await expect(evidence.getByRole("listitem").first()).toHaveText(/., (\w+ \d+, 20\d\d|undated)$/);
  await expect(page.locator("[data-slot=fact-sources] ol > li").first()).toContainText(/\(.+\): /);
});

test("a reader tells which row of a guide changed, and the owner gets what the page said", async ({ page }) => {
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
  await expectAccessible(page, "main form");

  const email = someone("corrector");
  await page.getByLabel("Name").fill("Ama Mensah");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[data-slot=form-outcome]")).toContainText(/message/i);

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

test("permits, a city, a month and a plan know what was said in a guide", async ({ page }) => {
  await expectAnswersHandedOver(page);
});
