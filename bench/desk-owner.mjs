// An owner at the desk who knows no code: acts by what the screen says, and every click and key is counted.
import { setTimeout } from "node:timers/promises";

/** How long a change may take to be seen; on a quiet machine it takes seconds. */
const SEEN_MS = 60_000;
const LINES_APART = "\n\n";

/** A field by its label, or by what finds it. */
function fieldOf(label, within) {
  return typeof label === "string" ? within.getByLabel(label, { exact: true }) : label;
}

/** The owner in a browser, signed in by the link that `npm start` prints, with a second tab for what visitors see. */
export async function openOwner(browser, { origin, signInLink }, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport, acceptDownloads: true, timezoneId: "UTC" });
  context.setDefaultTimeout(SEEN_MS);
  const page = await context.newPage();
  await page.goto(signInLink);
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  const counts = { clicks: 0, keys: 0 };

  const owner = {
    page,
    origin,
    counts,
    async click(target) {
      counts.clicks += 1;
      await target.click();
    },
    async press(key) {
      counts.keys += 1;
      await page.keyboard.press(key);
    },
    /** Replaces what a field says, key by key; a text of several paragraphs is pasted. */
    async type(label, text, within = page) {
      await owner.click(fieldOf(label, within));
      await owner.press("ControlOrMeta+a");
      counts.keys += text.includes(LINES_APART) ? 1 : text.length;
      await (text.includes(LINES_APART) ? page.keyboard.insertText(text) : page.keyboard.type(text));
    },
    /** A day is typed as eight digits. */
    async typeDay(label, day, within = page) {
      counts.clicks += 1;
      counts.keys += 8;
      await fieldOf(label, within).fill(day);
    },
    async choose(label, option, within = page) {
      counts.clicks += 2;
      await within.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    /** Adds words at the end of what a field says. */
    async append(label, text) {
      await owner.click(page.getByLabel(label, { exact: true }));
      await owner.press("ControlOrMeta+End");
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
    /** Opens the desk from the bar of the back office, and one of its lists. */
    async openDesk(list) {
      await owner.click(page.getByRole("link", { name: "Desk", exact: true }).first());
      await owner.click(page.getByRole("tab", { name: list }));
    },
    /** Finds something by words of it, and opens its form. */
    async find(words, name) {
      await owner.openDesk("All content");
      await owner.type("Search everything the site says", words);
      await owner.click(page.getByRole("link", { name, exact: true }));
      await page.locator("[data-slot=desk-form]").waitFor();
    },
    async add(what) {
      await owner.openDesk("All content");
      await owner.choose("Add", what);
      await page.locator("[data-slot=desk-form]").waitFor();
    },
    /** Opens the first thing that is still invented. @returns whether there was one */
    async openFirstInvented() {
      await owner.openDesk("All content");
      const only = page.getByLabel("Show only", { exact: true });
      if (!(await only.isVisible())) await owner.click(page.getByRole("button", { name: "Filters" }));
      await owner.choose("Show only", "Invented entries and placeholders");
      // Until then the map of the desk is there, whose first link leads to what is due.
      await page.waitForURL(/[?&]only=invented/);
      // All of them are thousands.
      const few = page.getByText(/^\d{1,3} entr(y|ies)$/);
      await few.or(page.getByText("Nothing fits")).first().waitFor();
      const first = page.locator("[data-slot=desk-content] li a").first();
      if (!(await first.isVisible())) return false;
      await owner.click(first);
      await page.locator("[data-slot=desk-form]").waitFor();
      return true;
    },
    async save(says = "Saved. It goes live the next time the site is published.") {
      const save = () => owner.click(page.getByRole("button", { name: "Save", exact: true }));
      await owner.insist(save, page.locator("[data-slot=entry-outcome]").getByText(says));
    },
    /** Types something and previews it. @returns seconds from pressing the button to reading it */
    async preview(label, text) {
      await owner.type(label, text);
      const begin = performance.now();
      await owner.click(page.getByRole("button", { name: "Preview", exact: true }));
      const changed = page.frameLocator("iframe[title=After]").locator("[data-changed]");
      await changed.filter({ hasText: text }).first().waitFor();
      return (performance.now() - begin) / 1000;
    },
    async remove() {
      const remove = async () => {
        await owner.click(page.getByRole("button", { name: "Remove it..." }));
        await owner.click(page.getByRole("button", { name: "Remove it from the site?" }));
      };
      await owner.insist(remove, page.getByText(/^Removed: /));
    },
    /** Does something again while the desk says that no answer came: the development server reloads after each published change. */
    async insist(act, done) {
      const isLate = page.getByText("Our server did not answer in time");
      for (let tries = 1; tries <= 5; tries++) {
        await act();
        if (tries > 1) await isLate.waitFor({ state: "hidden" });
        await done.or(isLate).first().waitFor();
        if (!(await isLate.isVisible())) return;
        console.log("  (no answer in time; sent again)");
      }
      await done.waitFor();
    },
    /** Takes the newest change with these words back. */
    async undo(words) {
      await owner.openDesk("History");
      const change = page.locator("[data-slot=change]").filter({ hasText: words }).first();
      await change.waitFor();
      await owner.click(change.getByRole("button", { name: /^Undo/ }).first());
      await change
        .getByText("Undone")
        .or(page.locator("[data-slot=change]").filter({ hasText: "Taken back" }))
        .first()
        .waitFor();
    },
  };

  /** Reports a change in a section of a guide, as a reader does by the link under it; its facts then come up for review. */
  async function report(guide, section, message) {
    const reader = await context.newPage();
    await reader.goto(`${origin}/contact?about=${guide}-${section}`);
    await reader.getByLabel("Which line changed?").waitFor();
    await reader.getByLabel("Name", { exact: true }).fill("Ama Mensah");
    await reader.getByLabel("Email", { exact: true }).fill("ama@list.example");
    await reader.getByLabel("Message", { exact: true }).fill(message);
    await reader.getByRole("button", { name: "Send Message" }).click();
    await reader.locator("[data-slot=outcome-line][data-outcome=success]").first().waitFor();
    await reader.close();
  }

  const reading = await context.newPage();
  /** What a visitor reads on a page: the words, links and pictures of its document, as it is sent. */
  async function wordsOf(path) {
    const response = await context.request.get(origin + path).catch(() => null);
    if (!response?.ok()) return null;
    return reading.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, "text/html");
        for (const script of read.querySelectorAll("script, style")) script.remove();
        const links = [...read.querySelectorAll("a")].map((link) => link.href);
        const pictures = [...read.querySelectorAll("img")].map(({ src, alt }) => `${src} ${alt}`);
        return [read.documentElement.textContent, ...links, ...pictures].join(" ").replaceAll(/\s+/g, " ");
      },
      await response.text(),
    );
  }

  /** Waits until visitors see what was changed. @returns seconds, null where they don't within a minute */
  async function waitUntilSeen(checks) {
    const start = performance.now();
    for (const { path, has = [], lacks = [] } of checks) {
      for (;;) {
        const words = await wordsOf(path);
        if (words !== null && has.every((text) => words.includes(text)) && !lacks.some((text) => words.includes(text)))
          break;
        if (performance.now() - start > SEEN_MS) return null;
        await setTimeout(250);
      }
    }
    return (performance.now() - start) / 1000;
  }
  return Object.assign(owner, { report, waitUntilSeen, wordsOf, close: () => context.close() });
}
