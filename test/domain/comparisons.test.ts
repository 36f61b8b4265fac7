import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { compareCountries, countryColumn, PAIRS } from "#web/content/comparisons.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { comparePath } from "#web/content/page-paths.ts";

test("every two countries have a page, whichever is named first, and three are a state of /compare", () => {
  expect(new Set(PAIRS.map((pair) => comparePath(...pair))).size).toBe((COUNTRIES.length * (COUNTRIES.length - 1)) / 2);
  expect(comparePath("kenya", "ghana")).toBe("/compare/ghana-vs-kenya");
  expect(comparePath("rwanda", "kenya", "ghana")).toBe("/compare?countries=ghana-vs-kenya-vs-rwanda#three-at-once");
});

test("whatever the finder answers can be compared", () => {
  const pages = new Set(PAIRS.map((pair) => comparePath(...pair)));
  for (const { path, matches } of FINDER_RESULTS) {
    const ids = matches.map(({ country }) => country.id);
    expect(ids.length, path).toBeLessThanOrEqual(3);
    if (ids.length === 2) expect(pages, path).toContain(comparePath(...ids));
  }
});

test("countries beside one another have a cell each in every row, and no row is empty", () => {
  const chapters = compareCountries(["botswana", "ethiopia", "ghana"]);
  const rows = chapters.flatMap((chapter) => chapter.rows);
  expect(rows.length).toBeGreaterThan(20);
  for (const { label, cells } of rows) {
    expect(cells, label).toHaveLength(3);
    expect(
      cells.some((cell) => cell !== undefined),
      label,
    ).toBe(true);
  }
  const ofTwo = compareCountries(["botswana", "ethiopia"]).flatMap((chapter) => chapter.rows);
  // Neither has a guide, which says how one enters.
  expect(ofTwo.length).toBeLessThan(rows.length);
  const [capital] = countryColumn("ghana")[0]!.rows;
  expect(rows[0]).toMatchObject({ label: capital!.label, cells: [{}, {}, capital!.cell] });
});
