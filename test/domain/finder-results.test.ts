import { expect, test } from "vitest";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { listNames } from "#web/lib/list-names.ts";

test("names stand in a sentence with commas and one word", () => {
  const [ghana, kenya, rwanda] = ["Ghana", "Kenya", "Rwanda"].map((name) => ({ name }));
  expect(listNames([])).toBe("");
  expect(listNames([ghana!])).toBe("Ghana");
  expect(listNames([ghana!, kenya!])).toBe("Ghana and Kenya");
  expect(listNames([ghana!, kenya!, rwanda!], "or")).toBe("Ghana, Kenya or Rwanda");
});

test("each result of the finder has an address, and a heading with its countries and percentage", () => {
  const byPath = new Map(FINDER_RESULTS.map((result) => [result.path, result]));
  expect(byPath.size).toBe(FINDER_RESULTS.length);
  expect(byPath.get("/matches/retirement-arabic-none")?.heading).toBe("Egypt and Morocco fit 66%");
  expect(byPath.get("/matches/family-english-low")?.heading).toBe("Rwanda, Kenya and Sierra Leone fit 100%");
  expect(byPath.get("/matches/none-none-none")?.heading).toBe("Egypt, Ethiopia and Nigeria fit 70%");
  // No country speaks Portuguese.
  expect(FINDER_RESULTS.filter(({ choices }) => choices.language === "portuguese")).toEqual([]);
  for (const { path, matches } of FINDER_RESULTS) expect(new Set(matches.map(({ score }) => score)).size, path).toBe(1);
});
