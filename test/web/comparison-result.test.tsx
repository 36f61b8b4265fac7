import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compareCosts } from "#web/pages/cost-calculator/cost-comparison.ts";
import { COMPARED_COUNTRIES } from "#web/pages/cost-calculator/compared-countries.ts";
import { RATES } from "#web/content/exchange-rates.ts";
import { ComparisonResult } from "#web/pages/cost-calculator/comparison-result.tsx";
import { violationsIn } from "../support/violations.ts";

/** Indices of the test's own, so that another index of today changes no sentence. */
const INDICES: Readonly<Record<string, number>> = {
  "United States": 100,
  Ghana: 25,
  Kenya: 30,
  Rwanda: 35,
  Nigeria: 28,
  Senegal: 26,
};

function country(label: string) {
  return { ...COMPARED_COUNTRIES.find((one) => one.label === label)!, costIndex: INDICES[label]! };
}

/** The words of the result, as the page shows them for an income in US dollars. */
function renderText(from: string, to: string, income: number): string {
  const result = (
    <ComparisonResult
      exchange={{ rates: RATES, sources: {} }}
      result={compareCosts(country(from), country(to), income)}
      currency="USD"
      isStale={false}
    />
  );
  return renderToStaticMarkup(result).replaceAll(/<[^>]*>/g, " ");
}

test("a comparison is worded as the saving or the extra cost that it is", () => {
  expect(
    violationsIn(
      [
        ["United States", "Ghana", 60_000, ["Lower cost", "$45,000 less, a saving of 75.0%", "in the United States"]],
        [
          "Kenya",
          "Rwanda",
          30_000,
          ["Higher cost", "$5,000 more, an increase of 16.7%", "More than now, by the index"],
        ],
        [
          "Kenya",
          "Nigeria",
          30_000,
          ["Slightly lower cost", "$2,000 less, a saving of 6.7%", "Less than now, by the index"],
        ],
        ["Ghana", "Senegal", 25_000, ["Similar cost", "$1,000 more, an increase of 4.0%"]],
        ["Ghana", "Ghana", 1_234_567, ["Similar cost", "$1,234,567", "the same amount"]],
      ] as const,
      ([from, to, income, texts]) => {
        const words = renderText(from, to, income);
        for (const text of texts) expect(words).toContain(text);
        expect(words).not.toContain("NaN");
      },
    ),
  ).toEqual([]);
});

test("a result names what a month costs in the target's main city", () => {
  expect(renderText("United States", "Senegal", 60_000)).toContain("a month in Dakar");
});
