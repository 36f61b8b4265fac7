import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { POSTER_ALTERNATIVES } from "#web/content/posters.ts";

const folder = join(import.meta.dirname, "..", "web", "pictures", "posters");

test("every country has a poster of its own, and no poster is without a country", () => {
  expect(readdirSync(folder).toSorted()).toEqual(COUNTRIES.map(({ id }) => `${id}.svg`).toSorted());
  const drawings = COUNTRIES.map(({ id }) => readFileSync(join(folder, `${id}.svg`), "utf8"));
  expect(new Set(drawings).size).toBe(COUNTRIES.length);
});

test.each(COUNTRIES.map(({ id }) => id))(
  "the poster %s is a small 4:3 drawing that loads nothing and runs nothing",
  (id) => {
    const drawing = readFileSync(join(folder, `${id}.svg`), "utf8");
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600" width="800" height="600">/,
    );
    expect(drawing.trimEnd()).toMatch(/<\/svg>$/);
    expect(drawing).not.toMatch(/<script|<image|<foreignObject|NaN|undefined|href="(?!#)/);
    expect(drawing.length).toBeLessThan(7_000);
  },
);

test("alternatives say what is seen, each in its own words and without saying that it is a picture", () => {
  const alternatives = COUNTRIES.map(({ id }) => POSTER_ALTERNATIVES[id]);
  expect(new Set(alternatives).size).toBe(COUNTRIES.length);
  for (const alternative of alternatives) {
    expect(alternative.length).toBeGreaterThan(50);
    expect(alternative.length).toBeLessThan(140);
    expect(alternative).not.toMatch(/^(illustration|picture|image|poster)\b/i);
  }
});
