import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "#domain/finder-options.ts";
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { findMatches, relaxCriteria, POINTS, qualifies, computeScore } from "#domain/finder.ts";
import { violationsIn } from "../support/violations.ts";

const NOTHING: FinderChoices = { lifestyle: null, language: null, investment: null };

const choices: fc.Arbitrary<FinderChoices> = fc.record({
  lifestyle: fc.constantFrom(null, ...LIFESTYLE_OPTIONS.map(({ value }) => value)),
  language: fc.constantFrom(null, ...LANGUAGE_OPTIONS.map(({ value }) => value)),
  investment: fc.constantFrom(null, ...INVESTMENT_OPTIONS.map(({ value }) => value)),
});

function found(chosen: Partial<FinderChoices>) {
  return findMatches(COUNTRIES, { ...NOTHING, ...chosen }).map(({ country, score }) => `${country.id} ${score}`);
}

test("choices give the best countries with their percentages", () => {
  expect(
    violationsIn(
      [
        [{}, ["ghana 70", "kenya 70", "south-africa 70"]],
        [{ lifestyle: "coastal" }, ["ghana 33", "kenya 33", "south-africa 33"]],
        [{ language: "any" }, ["ghana 33", "kenya 33", "south-africa 33"]],
        [{ investment: "premium" }, ["south-africa 34", "mauritius 34", "nigeria 34"]],
        [{ lifestyle: "retirement", language: "french" }, ["mauritius 66", "morocco 66"]],
        [{ language: "french", investment: "low" }, ["senegal 67", "rwanda 67", "morocco 67"]],
        [{ lifestyle: "urban", language: "english", investment: "premium" }, ["south-africa 100", "nigeria 100"]],
        [{ lifestyle: "coastal", language: "english", investment: "low" }, ["ghana 100", "kenya 100", "tanzania 100"]],
        [{ lifestyle: "retirement", language: "arabic", investment: "high" }, ["morocco 100"]],
        [{ language: "portuguese" }, []],
      ] satisfies [Partial<FinderChoices>, string[]][],
      ([chosen, expected]) => {
        expect(found(chosen)).toEqual(expected);
      },
    ),
  ).toEqual([]);
});

test("the points are 33, 33 and 34", () => {
  expect(CRITERIA.map((criterion) => POINTS[criterion])).toEqual([33, 33, 34]);
});

test("a country without categories is never found", () => {
  expect(qualifies({}, NOTHING)).toBe(false);
  expect(findMatches([{}, ...COUNTRIES.slice(0, 1)], NOTHING)).toHaveLength(1);
});

test("at most three countries are shown, each meets every chosen criterion, none twice, the best first", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const matches = findMatches(COUNTRIES, chosen);
      expect(matches.length).toBe(Math.min(3, COUNTRIES.filter((country) => qualifies(country, chosen)).length));
      expect(new Set(matches.map(({ country }) => country.id)).size).toBe(matches.length);
      for (const [index, { country, score }] of matches.entries()) {
        for (const criterion of CRITERIA) {
          if (chosen[criterion]) expect(country.matchCategories[criterion]).toContain(chosen[criterion]);
        }
        const next = matches[index + 1];
        if (!next) continue;
        expect(score).toBeGreaterThanOrEqual(next.score);
        if (score === next.score) expect(COUNTRIES.indexOf(country)).toBeLessThan(COUNTRIES.indexOf(next.country));
      }
    }),
  );
});

test("a score is the sum of the points met, and 70 only where nothing is met", () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...COUNTRIES), (chosen, country) => {
      const met = CRITERIA.filter((criterion) =>
        (country.matchCategories[criterion] as readonly string[]).includes(chosen[criterion] ?? ""),
      );
      const sum = met.reduce((total, criterion) => total + POINTS[criterion], 0);
      expect(computeScore(country, chosen)).toBe(met.length === 0 ? 70 : sum);
    }),
  );
});

test("where no country qualifies, the fewest criteria to leave open are named, and they help", () => {
  expect(relaxCriteria(COUNTRIES, NOTHING)).toBeNull();
  expect(relaxCriteria([], NOTHING)).toBeNull();
  const portuguese = relaxCriteria(COUNTRIES, { lifestyle: "retirement", language: "portuguese", investment: "high" });
  expect(portuguese?.criteria).toEqual(["language"]);
  expect(portuguese?.matches.map(({ country }) => country.id)).toEqual(["south-africa", "mauritius", "botswana"]);
  fc.assert(
    fc.property(choices, (chosen) => {
      const advice = relaxCriteria(COUNTRIES, chosen);
      expect(advice === null).toBe(findMatches(COUNTRIES, chosen).length > 0);
      if (!advice) return;
      const open = Object.fromEntries(advice.criteria.map((criterion) => [criterion, null]));
      expect(findMatches(COUNTRIES, { ...chosen, ...open })).toEqual(advice.matches);
      for (const criterion of advice.criteria) expect(chosen[criterion]).not.toBeNull();
      const smaller = CRITERIA.filter((criterion) => chosen[criterion]).some(
        (criterion) => findMatches(COUNTRIES, { ...chosen, [criterion]: null }).length > 0,
      );
      expect(advice.criteria.length === 1).toBe(smaller);
    }),
  );
});
