import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "#domain/finder-options.ts";
import { allChoices, CRITERIA, FINDER_VALUES, type FinderChoices } from "#domain/finder-choices.ts";
import { explainScore, runnerUp, findUnmetCriteria, suggestChange } from "#web/features/finder/finder-reasons.ts";
import { findMatches, qualifies, computeScore } from "#domain/finder.ts";
import { violationsIn } from "../support/violations.ts";

const NOTHING: FinderChoices = { lifestyle: null, language: null, investment: null };
const ALL = allChoices(FINDER_VALUES);

function shown(choices: FinderChoices): string[] {
  return findMatches(COUNTRIES, choices).map(({ country }) => country.id);
}

function touched(before: FinderChoices, after: FinderChoices) {
  return CRITERIA.filter((criterion) => before[criterion] !== after[criterion]);
}

test("there are 180 combinations, as the three selects give them, each once", () => {
  const sizes = [LIFESTYLE_OPTIONS, LANGUAGE_OPTIONS, INVESTMENT_OPTIONS].map(({ length }) => length + 1);
  expect(sizes).toEqual([6, 6, 5]);
  expect(ALL).toHaveLength(180);
  expect(new Set(ALL.map((choices) => JSON.stringify(choices))).size).toBe(180);
});

test("for every combination and country the points that are explained add up to the score", () => {
  for (const choices of ALL) {
    for (const country of COUNTRIES) {
      const points = explainScore(country, choices);
      expect(points.reduce((sum, part) => sum + part.points, 0)).toBe(computeScore(country, choices));
    }
    for (const { country, score } of findMatches(COUNTRIES, choices)) {
      const points = explainScore(country, choices);
      expect(points.reduce((sum, part) => sum + part.points, 0)).toBe(score);
      const chosen = CRITERIA.filter((criterion) => choices[criterion] !== null);
      expect(points.map(({ criterion }) => criterion)).toEqual(chosen.length === 0 ? [null] : chosen);
    }
  }
});

test("a country is no match exactly where it leaves a chosen criterion unmet", () => {
  for (const choices of ALL) {
    for (const country of COUNTRIES)
      expect(findUnmetCriteria(country, choices).length === 0).toBe(qualifies(country, choices));
  }
});

describe("the runner-up", () => {
  test("is brought in by the smallest change of choices", () => {
    expect(
      violationsIn(
        [
          ["nothing chosen", {}, "tanzania", { lifestyle: "retirement" }],
          ["a choice to leave open", { language: "french" }, "ghana", { language: null }],
          ["unsetting before changing", { lifestyle: "urban", language: "arabic" }, "ghana", { language: null }],
          [
            "two choices at once",
            { language: "french", investment: "premium" },
            "ghana",
            { language: null, investment: null },
          ],
        ] satisfies [string, Partial<FinderChoices>, string, Partial<FinderChoices>][],
        ([, chosen, country, change]) => {
          const advice = suggestChange(COUNTRIES, { ...NOTHING, ...chosen }, FINDER_VALUES);
          expect(advice?.country.id).toBe(country);
          expect(advice?.change.choices).toEqual({ ...NOTHING, ...chosen, ...change });
        },
      ),
    ).toEqual([]);
  });

  test("is the first country in catalog order that is not shown, and the suggested change shows it", () => {
    for (const choices of ALL) {
      const first = COUNTRIES.find(({ id }) => !shown(choices).includes(id));
      expect(runnerUp(COUNTRIES, choices)).toBe(first);
      const advice = suggestChange(COUNTRIES, choices, FINDER_VALUES);
      if (!advice) continue;
      expect(advice.country).toBe(first);
      expect(advice.change.criteria).toEqual(touched(choices, advice.change.choices));
      expect(shown(advice.change.choices)).toContain(advice.country.id);
    }
  });

  test("gets the smallest change that shows it, the one that unsets fewest criteria, for every combination", () => {
    for (const choices of ALL) {
      const country = runnerUp(COUNTRIES, choices)!;
      const rank = (next: FinderChoices) => {
        const criteria = touched(choices, next);
        const set = criteria.filter((criterion) => next[criterion] !== null);
        return `${criteria.length} ${set.length} ${criteria.map((criterion) => CRITERIA.indexOf(criterion)).join()}`;
      };
      const helping = ALL.filter((next) => shown(next).includes(country.id)).map(rank);
      const advice = suggestChange(COUNTRIES, choices, FINDER_VALUES);
      expect(advice ? rank(advice.change.choices) : undefined).toBe(helping.toSorted()[0]);
    }
  });

  test("does not exist where every country is shown, and has no suggested change where none would show it", () => {
    expect(suggestChange(COUNTRIES.slice(0, 3), NOTHING, FINDER_VALUES)).toBeNull();
    const [ghana, kenya, southAfrica] = COUNTRIES;
    expect(suggestChange([ghana!, kenya!, southAfrica!, {}], NOTHING, FINDER_VALUES)).toBeNull();
  });
});
