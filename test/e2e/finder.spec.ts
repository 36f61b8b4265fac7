import { site } from "../../domain/site.ts";
import { COUNTRIES, type CountryId } from "../../domain/countries.ts";
import { DECISIVE_FACTS } from "../../web/features/finder/decisive-facts.ts";
import type { Page } from "@playwright/test";
import { expectLabelsApart } from "../support/finder-map.ts";
import { mailsTo, readMail } from "../support/mailbox.ts";
import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, open, settled, test } from "../support/test.ts";

const results = (page: Page) => page.locator("[data-slot=finder-results]");
const matches = (page: Page) => page.locator("[data-slot=match]");
const names = (page: Page) => matches(page).getByRole("heading");
const map = (page: Page) => page.getByRole("group", { name: "Map of Africa" });
const card = (page: Page) => page.locator("[data-slot=map-card]");
const announcement = (page: Page) => page.locator("[data-slot=finder] > [role=status]");

test("from the first select to the runner-up by keyboard, each step told to screen readers", async ({ page }) => {
  await open(page, "/");
  await expect(results(page)).toHaveCount(0);
  await page.getByLabel("Language preference").focus();
  await page.keyboard.type("French");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Low");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your Top Matches" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Your Top Matches" })).toBeInViewport();
  await expect(announcement(page)).toHaveText("3 matches: Benin, Rwanda, Morocco.");
  await expect(names(page)).toHaveText(["Benin", "Rwanda", "Morocco"]);
  expect(await matches(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-rank")))).toEqual([
    "green",
    "blue",
    "gray",
  ]);
  const first = matches(page).first();
  await expect(first).toContainText("Meets 2 of 2 preferences");
  await expect(first).toContainText("67% match");
  await expect(results(page)).toContainText("A tie of 4, the cheapest month first.");
  await expect(first.getByText("33 points")).toBeHidden();
  await first.locator("summary").click();
  await expect(first.getByText("33 points")).toBeVisible();
  await expect(first).toContainText("Citizenship by descent");
  await expect(first).not.toContainText("French-speaking");
  await expect(first.locator("[data-slot=points] dl > div")).toHaveText([
    /Language: French\s*33 points/,
    /Investment: Low \(\$50K-\$100K\)\s*34 points/,
    /Total\s*67%/,
  ]);
  await expect(first.getByRole("link", { name: "See Detailed Report" })).toHaveAttribute(
    "href",
    "/country-guides/benin",
  );
  await expect(first.getByRole("link", { name: "Count the cost in Benin" })).toHaveAttribute("href", "/#calculator");
  await expect(first.getByRole("link", { name: "Plan a move to Benin" })).toHaveAttribute(
    "href",
    "/my-plan?country=benin&reason=business",
  );
  await expectAccessible(page, "[data-slot=finder-results]");

  await page.getByRole("region", { name: "Your Top Matches" }).focus();
  for (const country of ["Benin", "Rwanda", "Morocco"]) {
    const decisive = DECISIVE_FACTS[country.toLowerCase() as CountryId]?.business;
    if (decisive) {
      await page.keyboard.press("Tab");
      await expect(matches(page).getByRole("link", { name: decisive.text })).toBeFocused();
      await expect(page.locator(":focus")).toHaveAttribute("href", decisive.path);
    }
    await page.keyboard.press("Tab");
    await expect(matches(page).filter({ hasText: country }).locator("summary")).toBeFocused();
    for (const name of [
      new RegExp(`See Detailed Report.*${country}`),
      `Count the cost in ${country}`,
      `Plan a move to ${country}`,
    ]) {
      await page.keyboard.press("Tab");
      await expect(matches(page).getByRole("link", { name })).toBeFocused();
    }
  }
  await page.keyboard.press("Tab");
  await expect(results(page).getByRole("link", { name: "Benin, Rwanda and Morocco" })).toBeFocused();
  await page.keyboard.press("Tab");
  const others = page.locator("[data-slot=other-matches]");
  await expect(others.getByRole("button").first()).toBeFocused();
  await expect(others.getByRole("button").first()).toHaveText(/: [123]$/);
  await expect(others).toContainText("1 more fits just as well");
  await expect(others.getByRole("link", { name: "Senegal" })).toHaveAttribute("href", "/country-guides/senegal");
  const change = page.locator("[data-slot=finder-change]");
  await expect(change).toContainText("Egypt is not among them. To bring it in, leave Language preference open.");
  await change.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText(["Egypt", "Ethiopia", "Benin"]);
  await expect(announcement(page)).toHaveText("3 matches: Egypt, Ethiopia, Benin.");
  await expect(page.getByLabel("Language preference")).toHaveValue("none");
});

test("the matches are shared by the device, and emailed with a link to each country", async ({ page, request }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async (data: unknown) => {
      shared.push(data);
      throw new DOMException("no", shared.length === 1 ? "AbortError" : "NotAllowedError");
    };
    Object.assign(globalThis, { shared });
    Object.defineProperty(Navigator.prototype, "share", { value: share, configurable: true });
  });
  await open(page, "/?language=arabic&lifestyle=none&investment=none");
  const share = page.getByRole("button", { name: "Share my matches" });
  await share.click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
  await expect.poll(async () => (await shared()).length).toBe(1);
  await expect(share).toBeVisible();
  await share.click();
  await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
  const [data] = await shared();
  expect(data?.text).toContain("Egypt (33%), Morocco (33%)");
  expect(data?.url).toMatch(/\/matches\/none-arabic-none$/);

  const form = page.getByRole("form", { name: "Email me these two" });
  await page.getByRole("button", { name: "Enter my email" }).click();
  await expect(form.getByLabel("Email")).toBeFocused();
  const email = someone("matches");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Email me these two" }).click();
  await expect(shownOutcome(form)).toContainText("You're signed up.");
  const mails = () => mailsTo(request, new RegExp(`^${email}$`));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const { text } = await readMail(request, (await mails())[0]!);
  for (const path of ["/country-guides/egypt", "/country-guides/morocco"]) expect(text).toContain(path);
});

test.describe("the URL", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("keeps the choices over a reload, the back button and in a shared link", async ({ page }) => {
    await open(page, "/?utm_source=letter");
    await page.getByLabel("Lifestyle priority").selectOption("retirement");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page).toHaveURL(/lifestyle=retirement&language=none&investment=none/);
    await page.getByLabel("Language preference").selectOption("arabic");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(names(page)).toHaveText(["Egypt", "Morocco"]);
    // The same once more makes no entry of the history.
    await page.getByRole("button", { name: "Find My Matches" }).dblclick();
    await page.reload();
    await expect(names(page)).toHaveText(["Egypt", "Morocco"]);
    await expect(page.getByLabel("Language preference")).toHaveValue("arabic");

    const share = page.locator("[data-slot=finder-share]");
    const url = `${new URL(page.url()).origin}/matches/retirement-arabic-none`;
    // What a browser's own menu shares.
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/matches\/retirement-arabic-none$/);
    const message = `My matches in the Country Finder of ${site.name}: Egypt (66%), Morocco (66%).\n${url}`;
    const readUrl = async (name: string) => new URL((await share.getByRole("link", { name }).getAttribute("href"))!);
    const whatsApp = await readUrl("WhatsApp");
    expect([whatsApp.host, whatsApp.searchParams.get("text")]).toEqual(["wa.me", message]);
    expect((await readUrl("Email")).searchParams.get("body")).toBe(message);
    await share.getByRole("button", { name: "Copy the link" }).click();
    await expect(share.getByRole("status")).toHaveText("The link is copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    await page.goBack();
    await expect(names(page)).toHaveText(["Egypt", "Botswana", "Mauritius"]);
    await expect(page.getByLabel("Language preference")).toHaveValue("none");

    await test.step("where nothing matches, a press leaves a choice open", async () => {
      await page.getByLabel("Language preference").selectOption("portuguese");
      await page.getByLabel("Investment range").selectOption("high");
      await page.getByRole("button", { name: "Find My Matches" }).click();
      await expect(announcement(page)).toHaveText("No country meets all of your choices.");
      await page.locator("[data-slot=finder-no-match]").getByRole("button").click();
      await expect(names(page)).toHaveText(["Botswana", "Mauritius", "Morocco"]);
      await expect(page.getByLabel("Language preference")).toHaveValue("none");
    });
  });
});

test("the map lights the matches, answers a press and a key, and no label of it hides a country", async ({ page }) => {
  await open(page, "/");
  await page.locator("[data-slot=finder]").scrollIntoViewIfNeeded();
  await expect(map(page).getByRole("button")).toHaveCount(COUNTRIES.length);
  await map(page).getByRole("button", { name: "Mauritius" }).click();
  await expect(card(page).getByRole("heading")).toHaveText("Mauritius");
  await expect(card(page)).toContainText("A stable, bilingual island");

  await page.getByLabel("Language preference").selectOption("english");
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(card(page)).toHaveCount(0);
  const button = (name: string) => map(page).getByRole("button", { name });
  await expect(button("Ethiopia (first match)")).toHaveAttribute("data-standing", "green");
  await expect(button("Nigeria (second match)")).toHaveAttribute("data-standing", "blue");
  await expect(button("Botswana (third match)")).toHaveAttribute("data-standing", "gray");
  await expect(button("Kenya (meets your choices too)")).toHaveAttribute("data-standing", "fits");
  await expect(button("Egypt (does not meet your choices)")).toHaveAttribute("data-standing", "unfit");

  // The area itself, beside its button: Egypt's far corner.
  const egypt = page.locator("[data-slot=africa-map] path").nth(1);
  await egypt.scrollIntoViewIfNeeded();
  const { width, height } = (await egypt.boundingBox())!;
  await egypt.click({ position: { x: width * 0.85, y: height * 0.9 } });
  await expect(card(page)).toContainText("Does not meet: Language preference (English).");
  await expect(card(page).getByRole("link")).toHaveAttribute("href", "/country-guides/egypt");
  await expect(announcement(page)).toHaveText("Egypt. Does not meet: Language preference (English).");

  await button("Egypt").focus();
  await page.keyboard.press("Home");
  await expect(button("Morocco")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(button("South Africa")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowDown");
  await expect(button("Kenya")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Kenya")).toHaveAttribute("aria-pressed", "true");
  await expect(card(page)).toContainText("Ties with the three matches at 33%; their months cost less.");
  await expect(card(page).locator("[data-slot=points-sum]")).toHaveText("33%");
  await expect(announcement(page)).toHaveText("Kenya. Ties with the three matches at 33%; their months cost less.");
  await page.keyboard.press("Tab");
  await expect(map(page).getByRole("button").and(page.locator(":focus"))).toHaveCount(0);
  await expectAccessible(page, "#countries");

  await test.step("the labels of the map", async () => {
    await expectLabelsApart(page);
    await expect(card(page)).toHaveCount(0);
  });
});

test("on a phone its words fit into their fields and buttons", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const selects = page.locator("form[action='/api/matches'] select");
    const cut = await selects.evaluateAll((all: HTMLElement[]) => {
      const draw = document.createElement("canvas").getContext("2d")!;
      return all.flatMap((select) => {
        const style = getComputedStyle(select);
        draw.font = `${style.fontSize} "Instrument Sans"`;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const text = select.querySelector("option:checked")!.textContent;
        return draw.measureText(text).width > room ? [text] : [];
      });
    });
    expect(cut, `at ${width}`).toEqual([]);
    const button = page.getByRole("button", { name: "Find My Matches" });
    expect((await button.boundingBox())!.height, `at ${width}`).toBeLessThan(50);
  }
});
