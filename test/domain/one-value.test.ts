import { expect, test } from "vitest";
import { isFact } from "../../domain/facts.ts";
import { violationsIn } from "../support/violations.ts";

/** Everything that pages are made of: data and texts. The index of the search has only their words. */
const MODULES = import.meta.glob<object>(
  [
    "../../domain/*.ts",
    "../../web/content/**/*.ts",
    "!../../web/content/search-entries.ts",
    "../../web/pages/*/{copy,*-copy}.ts",
  ],
  { eager: true },
);

/** The texts of a value, those of ledger records with their notes and methods among them. */
function collectTexts(content: unknown, found: Set<string>, seen: Set<object>) {
  if (typeof content === "string") found.add(content);
  if (typeof content !== "object" || content === null || seen.has(content)) return;
  seen.add(content);
  const parts = isFact(content)
    ? [content.value, content.reported, content.note, content.method]
    : Object.values(content);
  for (const part of parts) collectTexts(part, found, seen);
}

const texts = new Set<string>();
collectTexts(MODULES, texts, new Set());

/**
 * Figures that more than one text states. Each pattern finds the figure in every wording; a text with another figure
 * fails the test, and so does a pattern that finds fewer than two texts.
 */
const REPEATED: readonly (readonly [what: string, pattern: RegExp, figure: string])[] = [
  ["the capital for a Kenyan class G permit", /\$([\d,]+\d) in capital/g, "100,000"],
  ["the income for the Kenyan classes K and N", /(?:of|with) \$([\d,]+\d) a year/g, "24,000"],
  ["the yearly fee of a Kenyan class G permit", /([\d,]+\d)(?: shillings for each year| for classes B)/g, "250,000"],
  ["the processing fee of a Kenyan permit", /([\d,]+\d) shillings for processing/g, "20,000"],
  ["the Ghanaian minimum capital with a partner", /\$([\d,]+\d) with a Ghanaian partner/g, "200,000"],
  ["the Ghanaian minimum capital without a partner", /\$([\d,]+\d) without, \$1,000,000 for trading/g, "500,000"],
  [
    "the capital for a South African business visa",
    /(?<!net worth of |It was |up to |[\d.])(\d[\d.]* million) rand(?! a year)/g,
    "5 million",
  ],
  [
    "the capital for a South African business visa in dollars",
    /(?<!net worth of \d+ )million rand[^.]*about \$([\d,]+\d)/g,
    "294,000",
  ],
  [
    "since when Ghana accepts no applications for citizenship",
    /suspended (?:for new applicants )?(?:since|new applications for it on) ([A-Z]\w+ \d+, \d{4})/g,
    "February 1, 2026",
  ],
  [
    "what setting up a business costs",
    /(\$[\d,]+-\$[\d,]+\d) (?:for|to) (?:registration|register|a (?:small |limited )?company|incorporat)/g,
    "$2,000-$10,000",
  ],
];

test("texts that state the same figure agree", () => {
  expect(
    violationsIn(REPEATED, ([, pattern, figure]) => {
      const stated = [...texts].flatMap((text) =>
        [...text.matchAll(pattern)].map(([, found = ""]) => ({ found, text })),
      );
      expect(stated.filter(({ found }) => found !== figure)).toEqual([]);
      expect(stated.length).toBeGreaterThan(1);
    }),
  ).toEqual([]);
});
