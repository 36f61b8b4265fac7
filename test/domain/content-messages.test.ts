import { expect, test } from "vitest";
import type * as z from "zod";
import { contentFiles } from "#content/files";
import { readFile, type Problem } from "#content-reader/read-file.ts";
import { COUNTRY_FILES } from "#content-rules/schema.ts";
import { TEXT_FILES } from "#content-rules/texts-schema.ts";
import { type Json, withEdit } from "#domain/edits.ts";

const { testimonials, offers } = TEXT_FILES;
const { sources, cities } = COUNTRY_FILES;

/** Values that somebody may type, with what the check says of each. */
const REFUSED: readonly (readonly [schema: z.ZodType, file: string, at: string, value: Json, said: string])[] = [
  [testimonials, "testimonials.yaml", "home.landing-andre.name", "", "name: This is empty"],
  [testimonials, "testimonials.yaml", "home.landing-andre.portrait.skin", "red", "skin: A color: #6d4127"],
  [offers, "offers.yaml", "offers.oneTime1497.price", -3, "price: This must be above 0"],
  [offers, "offers.yaml", "offers.oneTime1497.price", 12.5, "price: This must be a whole number"],
  [offers, "offers.yaml", "offers.oneTime1497.price", "cheap", "price: This must be a number"],
  [
    sources,
    "countries/ghana/sources.yaml",
    "feeTable.url",
    "a page",
    "url: This must be a whole address, with https://",
  ],
  [cities, "countries/ghana/cities.yaml", "cities.accra.climateByMonth.highs", [1, 2], "highs: This needs at least 12"],
];

test("the check says what is wrong in words that need no programmer", () => {
  const said = REFUSED.map(([schema, file, at, after]) => {
    const problems: Problem[] = [];
    const edited = withEdit(contentFiles, { file, at: at.split("."), after }) as Record<string, object>;
    readFile(file, edited[file]!, schema, problems);
    return problems[0]?.text;
  });
  expect(said).toEqual(REFUSED.map((row) => row.at(-1)));
});
