import { expect, test } from "vitest";
import { contentFiles } from "#content/files";
import { ContentError } from "#content-reader/read-file.ts";
import { readContent } from "#content-rules/read.ts";
import { type Json, withEdit } from "#domain/edits.ts";

/** Values that somebody may type, with what the check says of each. */
const REFUSED: readonly (readonly [file: string, at: string, value: Json, said: string])[] = [
  ["testimonials.yaml", "home.landing-andre.name", "", "name: This is empty"],
  ["testimonials.yaml", "home.landing-andre.portrait.skin", "red", "skin: A color: #6d4127"],
  ["offers.yaml", "offers.oneTime1497.price", -3, "price: This must be above 0"],
  ["offers.yaml", "offers.oneTime1497.price", 12.5, "price: This must be a whole number"],
  ["offers.yaml", "offers.oneTime1497.price", "cheap", "price: This must be a number"],
  ["countries/ghana/sources.yaml", "feeTable.url", "a page", "url: This must be a whole address, with https://"],
  ["countries/ghana/cities.yaml", "cities.accra.climateByMonth.highs", [1, 2], "highs: This needs at least 12"],
];

test("the check says what is wrong in words that need no programmer", () => {
  const said = REFUSED.map(([file, at, after]) => messageOn(file, at.split("."), after));
  expect(said).toEqual(REFUSED.map(([, , , expected]) => expected));
});

function messageOn(file: string, at: readonly string[], after: Json): string {
  try {
    readContent(withEdit(contentFiles, { file, at, after }) as Readonly<Record<string, object>>);
    return "";
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems[0]!.text;
  }
}
