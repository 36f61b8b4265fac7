import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compareCosts } from "#web/lib/cost-comparison.ts";
import { COMPARED_COUNTRIES } from "#web/content/cost-indices.ts";
import { RATES } from "#web/content/exchange-rates.ts";
import { ComparisonResult } from "#web/pages/cost-calculator/comparison-result.tsx";
import { violationsIn } from "../support/violations.ts";

/** Indices of the test's own, so that another index of today changes no sentence. */
const INDICES: Readonly<Record<string, readonly [costIndex: number, secondIndex: number | null]>> = {
  "United States": [100, 72.4],
  Canada: [75, null],
  Ghana: [25, 28.5],
  Kenya: [30, 28.9],
  Rwanda: [35, null],
  Nigeria: [28, 23.2],
  Senegal: [26, 46],
  Mauritius: [55, 41],
};

function country(label: string) {
  const [costIndex, secondIndex] = INDICES[label]!;
  return { ...COMPARED_COUNTRIES.find((one) => one.label === label)!, costIndex, secondIndex };
}

/** The words of the result, as the page shows them for an income in US dollars. */
function renderText(from: string, to: string, income: number): string {
  const result = (
    <ComparisonResult
      exchange={{ rates: RATES, sources: {} }}
      secondDate="2023"
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
        [
          "United States",
          "Ghana",
          60_000,
          // Significant by one index only: the other differs by more than a third.
          ["Some savings", "$45,000 less, a saving of 75.0%", "in the United States"],
        ],
        ["Kenya", "Rwanda", 30_000, ["Higher cost", "$5,000 more, an increase of 16.7%", "You would need more"]],
        ["Kenya", "Nigeria", 30_000, ["Some savings", "$2,000 less, a saving of 6.7%", "You would save"]],
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

test("indices that differ by more than a third come before the first amount and in the answer", () => {
  const words = renderText("United States", "Senegal", 60_000);
  expect(words.indexOf("differ here by more than a third")).toBeGreaterThan(0);
  expect(words.indexOf("differ here by more than a third")).toBeLessThan(words.indexOf("Your income now"));
  expect(words).toContain("$38,122");
  expect(words).toContain("New York");
  expect(renderText("United States", "Mauritius", 60_000)).not.toContain("differ here");
  expect(renderText("Canada", "Ghana", 60_000)).toContain("not published for these two countries");
});
