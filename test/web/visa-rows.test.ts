import { expect, test } from "vitest";
import { ghanaVisas } from "#web/content/countries/ghana/visas.ts";
import type { VisaType } from "#web/content/countries/visa-type.ts";
import { difficultyColor } from "#web/pages/visa-information/difficulty-badge.tsx";
import { visaRows } from "#web/pages/visa-information/visa-rows.ts";

const type: VisaType = ghanaVisas.types.find(({ id }) => id === "ghana-tourist-visa")!;

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
