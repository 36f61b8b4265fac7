import { expect, test } from "vitest";
import { findVisa } from "#web/content/countries/visas.ts";
import { difficultyColor } from "#web/pages/visa-information/difficulty-badge.tsx";
import { visaRows } from "#web/pages/visa-information/visa-rows.ts";

const { type } = findVisa("ghana", "tourist-visa")!;

/** The contents of a visa type's rows by their labels. */
function buildRows(detailedInfo: typeof type.detailedInfo) {
  return Object.fromEntries(visaRows({ ...type, detailedInfo }).map(({ label, content }) => [label, content]));
}

test("a visa type with every detail shows them, in order", () => {
  const rows = visaRows(type);
  expect(rows.map(({ label }) => label)).toEqual([
    "Duration",
    "Processing time",
    "Cost",
    "Application process",
    "Required documents",
    "Tips",
    "Extensions and renewals",
  ]);
  expect(buildRows(type.detailedInfo)["Cost"]).toBe(type.detailedInfo.cost);
});

test("what a visa type leaves out shows the fallbacks", () => {
  const { tips, extensions } = type.detailedInfo;
  const rows = buildRows({ tips, extensions });
  expect(rows["Cost"]).toBe("Contact embassy");
  expect(rows["Application process"]).toMatch(/contact the embassy/i);
  expect(rows["Required documents"]).toBe(type.requirements);
});

test("Easy is green, Medium yellow, Hard red, and anything else gray", () => {
  expect(["Easy", "Medium", "Hard", "Very hard", ""].map(difficultyColor)).toEqual([
    "green",
    "yellow",
    "red",
    "gray",
    "gray",
  ]);
});
