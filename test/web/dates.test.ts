import { expect, test } from "vitest";
import { content } from "#content";
import { posts } from "#web/content/articles/articles.ts";
import { cookiePolicy, privacyPolicy, termsOfService } from "#web/content/legal-pages.ts";
import { feed as makeFeed } from "#web/feeds/feed.ts";
import { violationsIn } from "../support/violations.ts";

/** The day of the repository's first commit: no legal page was revised before it. */
const FIRST_COMMIT = "2026-11-21";

test("the feed gives the day of each article", async () => {
  const feed = await makeFeed().text();
  for (const { id, date } of posts) {
    const item = feed.split("<item>").find((text) => text.includes(`/blog/${id}</link>`));
    expect(item, id).toContain(`<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`);
  }
});

test("both dates of a legal text say what they are and which text applies", () => {
  expect(
    violationsIn([privacyPolicy, termsOfService, cookiePolicy], ({ lastUpdated, revised }) => {
      expect(lastUpdated).toMatchObject({ date: "2024-12-18", text: "Last updated December 18, 2024" });
      expect([lastUpdated.says, revised.says]).toEqual([content.legal.lastUpdated.says, content.legal.revised.says]);
      expect(revised.date >= FIRST_COMMIT).toBe(true);
    }),
  ).toEqual([]);
});
