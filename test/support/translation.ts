import type { Page } from "@playwright/test";
import { holdRequests } from "./held-requests.ts";
import { hydrated } from "./test.ts";

/**
 * Translates a page as browsers do, from now on: each text becomes an element in its place, also texts that come later.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      while (walker.nextNode());
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, option, font")) continue;
        const translation = document.createElement("font");
        translation.textContent = `fr: ${text.data}`;
        text.replaceWith(translation);
      }
    };
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateTexts(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Opens a page that the browser translates before its scripts come. */
export async function openTranslated(page: Page, path: string, act: () => Promise<unknown> = async () => {}) {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(path);
  await translate(page);
  await act();
  release();
  await hydrated(page);
}
