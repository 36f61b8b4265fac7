import type { BrowserContext, Page } from "@playwright/test";
import { openEntry, saveButton } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, test } from "../support/test.ts";

const THINGS = ["botswana.entry.us.stay", "botswana.entry.us.portal"] as const;
const FIELDS = ["What it says", "Note"] as const;
const STEPS = 150;
const SEED = 20_261_128;

/** The same numbers in each run, from 0 to below a limit (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What this owner's browser keeps of what was typed. */
async function draftsOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.values(localStorage)));
}

/** Everything that was saved, as text. */
async function savedChanges(page: Page): Promise<string> {
  let text = "";
  for (let cursor: string | null = ""; cursor !== null;) {
    const response = await page.request.get(`/api/desk/changes${cursor && `?cursor=${cursor}`}`);
    const answer = (await response.json()) as { nextCursor: string | null };
    text += JSON.stringify(answer);
    cursor = answer.nextCursor;
  }
  return text;
}

test.describe(() => {
  test.use({ expectedNoise: [/status of 409 /] });
  test("two owners with two tabs each lose nothing that they type", async ({ page, context, browser, baseURL }) => {
    test.setTimeout(180_000);
    const random = randomFrom(SEED);
    const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)]!;
    const other = await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" });
    const first = await other.newPage();
    await openAsOwner(page, "/desk");
    await openAsOwner(first, "/desk");
    const tabs: Page[] = [page, await context.newPage(), first, await other.newPage()];
    for (const tab of tabs) await openEntry(tab, oneOf(THINGS));

    const typed: string[] = [];
    /** What an owner has let go for what somebody else wrote. */
    let dropped = "";

    async function type(tab: Page) {
      const field = tab.getByLabel(oneOf(FIELDS), { exact: true });
      const word = `word${typed.length}x`;
      await field.fill(`${await field.inputValue()} ${word}`);
      typed.push(word);
    }
    async function decide(tab: Page) {
      const conflicts = tab.locator("[data-slot=conflicts]");
      const isMine = random(2) === 0;
      const name = isMine ? "Use mine" : "Keep theirs";
      if (!(await conflicts.getByRole("button", { name }).first().isVisible())) return;
      if (!isMine) dropped += await conflicts.locator("p").filter({ hasText: "You typed:" }).first().textContent();
      await conflicts.getByRole("button", { name }).first().click();
    }
    async function reopen(index: number) {
      const tab = tabs[index]!;
      const owner: BrowserContext = tab.context();
      // The fixture's page stays, for its console is watched.
      if (tab !== page) await tab.close();
      tabs[index] = tab === page ? tab : await owner.newPage();
      await openEntry(tabs[index], oneOf(THINGS));
    }

    for (let step = 0; step < STEPS; step++) {
      const index = random(tabs.length);
      const tab = tabs[index]!;
      const dice = random(100);
      await tab.bringToFront();
      if (dice < 50) await type(tab);
      else if (dice < 60) await saveButton(tab).click();
      else if (dice < 72) {
        // Typing goes on while the save is under way.
        await saveButton(tab).click();
        await type(tab);
      } else if (dice < 84) await decide(tab);
      else if (dice < 90) await tab.reload();
      else if (dice < 96) {
        await tab.getByRole("link", { name: "All content" }).click();
        await openEntry(tab, oneOf(THINGS));
      } else await reopen(index);
      await expect(saveButton(tabs[index]!)).toBeVisible();
    }

    // The drafts first: a save that is under way moves from one to the other.
    const drafts = (await draftsOf(page)) + (await draftsOf(tabs[2]!));
    const found = [drafts, await savedChanges(page), dropped].join("\n");
    expect(typed.length).toBeGreaterThan(60);
    expect(typed.filter((word) => !found.includes(word))).toEqual([]);
    await other.close();
  });
});
