import { expect, test } from "vitest";
import { estimated } from "#web/content/countries/country-record.ts";
import { statements } from "#web/lib/fact-text.ts";
import { page } from "../support/page.ts";

test("an estimate beside a page that disagrees is ours, not of the pages that it was made of", () => {
  const food = estimated("48 to 230 for one", "From one page to another.", {
    readAt: [page("made-of", "2026-01-02")],
    reported: [{ value: "70 for one", page: page("disagrees", "2026-01-02") }],
  });
  expect(statements(food)).toEqual([
    { value: "70 for one", source: "disagrees, January 2, 2026" },
    { value: "48 to 230 for one", source: "our estimate" },
  ]);
});
