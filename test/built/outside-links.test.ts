import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBuiltPages } from "../support/built-pages.ts";

/** The pages, and the files with HTML that scripts put into them. */
const texts = [
  ...readBuiltPages().map(({ path, html }) => [path, html] as const),
  ...globSync("build/client/**/*.json").map(
    (path) => [path, readFileSync(path, "utf8").replaceAll('\\"', '"')] as const,
  ),
];

test("every link that leaves the site opens a new tab that gets no hold of it", () => {
  let count = 0;
  const wrong: string[] = [];
  for (const [path, text] of texts)
    for (const [link] of text.matchAll(/<a\b[^>]*\shref="https?:[^>]*>/g)) {
      count += 1;
      if (!link.includes('target="_blank"') || !/rel="[^"]*noopener/.test(link)) wrong.push(`${path}: ${link}`);
    }
  expect(count).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
