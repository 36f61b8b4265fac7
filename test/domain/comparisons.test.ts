import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { alignColumns } from "#web/content/comparison-columns.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
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
  // A row of which the site holds nothing for either is left out.
  const without = COUNTRIES.map(({ id }) => countryColumn(id).flatMap((chapter) => chapter.rows));
  for (const [index, column] of without.entries()) {
    const { id } = COUNTRIES[index]!;
    const own = compareCountries([id, id]).flatMap((chapter) => chapter.rows);
    expect(own.map(({ label }) => label)).toEqual(
      column.filter(({ cell }) => cell !== undefined).map(({ label }) => label),
    );
  }
  const capital = countryColumn("ghana")
    .flatMap((chapter) => chapter.rows)
    .find(({ label }) => label === "Capital")!;
  expect(rows.find(({ label }) => label === "Capital")!.cells[2]).toBe(capital.cell);
});

test("a country is compared by its record, in figures too", () => {
  for (const { id } of COUNTRIES) {
    const { record } = COUNTRY_FOLDERS[id];
    const rows = new Map(countryColumn(id).flatMap((chapter) => chapter.rows.map((row) => [row.label, row])));
    const cellOf = (label: string) => rows.get(label)!.cell;
    expect(cellOf("How long you may stay, with a US passport"), id).toBe(record.entry.us.stay);
    const figures = [...rows.values()].filter(({ isFigure }) => isFigure);
    for (const { label, cell } of figures) expect(cell, `${id}: ${label}`).toMatch(/\S/);
  }
});

test("figures say whether all columns have the same; one that is missing is no same one", () => {
  const column = (cell?: string) => [{ id: "a", title: "A", rows: [{ label: "b", cell, isFigure: true as const }] }];
  const compare = (...cells: (string | undefined)[]) => alignColumns(cells.map(column))[0]?.rows[0]?.figures;
  expect(compare("5 years", "5 years", "5 years")).toBe("same");
  expect(compare("5 years", "5 years", "7 years")).toBe("different");
  expect(compare("5 years", undefined)).toBe("different");
});
