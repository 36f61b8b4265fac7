import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { SEARCH_ENTRIES } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";
import { findEntries } from "#web/pages/search/use-site-search.ts";
import { violationsIn } from "../support/violations.ts";

const index = new MiniSearch(SEARCH_OPTIONS);
index.addAll(SEARCH_ENTRIES);

test("a search finds its page among the first three results, despite typos", () => {
  expect(
    violationsIn(
      [
        ["Ghana", "/country-guides/ghana"],
        ["gahna", "/country-guides/ghana"],
        ["right of abode", "/visa-information/ghana/right-of-abode"],
        ["kenya work permit", "/visa-information/kenya/work-permit"],
        ["kenia work permitt", "/visa-information/kenya/work-permit"],
        ["tanzan", "/top-countries/tanzania"],
        ["calculater", "/cost-calculator"],
        ["health care before the move", "/blog/health-care-before-during-after"],
        ["how long does a relocation take", "/faq#how-long"],
      ],
      ([query, id]) => {
        expect(
          findEntries(index, query)
            .slice(0, 3)
            .map((entry) => entry.id),
        ).toContain(id);
      },
    ),
  ).toEqual([]);
});

test("words that stand on no page together find pages with one of them; nonsense finds nothing", () => {
  expect(findEntries(index, "ghana xylophone").map(({ id }) => id)).toContain("/country-guides/ghana");
  expect(findEntries(index, "qqqqqqq")).toEqual([]);
});

test("every entry can be found by its own title", () => {
  for (const { id, title } of SEARCH_ENTRIES) {
    const found = findEntries(index, title).map((entry) => entry.id);
    expect(found, title).toContain(id);
  }
});
