import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { withThousands } from "#domain/thousands.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { DECISIVE_FACTS, FINDER_MONTHS } from "#web/features/finder/decisive-facts.ts";
import { addFacts, goalOf } from "#web/features/finder/finder-data.ts";
import { FINDER_ENTRIES } from "#web/features/finder/finder-entries.ts";

const OPEN = { lifestyle: null, language: null, investment: null };

test("choices tell what somebody moves for", () => {
  expect(goalOf({ ...OPEN, lifestyle: "retirement", investment: "low" })).toBe("retirement");
  expect(goalOf({ ...OPEN, lifestyle: "family" })).toBe("family");
  expect(goalOf({ ...OPEN, lifestyle: "coastal", investment: "low" })).toBe("business");
  expect(goalOf({ ...OPEN, lifestyle: "coastal", language: "english" })).toBeNull();
});

test("each country has a decisive fact for each goal, of a permit that everybody can strive for", () => {
  for (const { id, decisive } of addFacts(FINDER_ENTRIES, { decisive: DECISIVE_FACTS, months: FINDER_MONTHS })) {
    const { record } = COUNTRY_FOLDERS[id];
    for (const reason of ["retirement", "business"] as const) {
      const { text, path } = decisive![reason];
      expect(path).toBe(`/permits/${reason}/${id}`);
      // The name of one permit may begin with that of another.
      const named = record.permits
        .filter(({ name }) => text.startsWith(`${name}, `))
        .toSorted((a, b) => b.name.length - a.name.length);
      const fitting = record.permits.filter(
        ({ reasons, conditions: { relative, descent, origin, formerCitizen, descentOrFormerCitizen, yearsThere } }) =>
          reasons.includes(reason) &&
          !(relative || descent || origin || formerCitizen || descentOrFormerCitizen || yearsThere),
      );
      if (fitting.length === 0) {
        expect(text, `${id}, ${reason}`).toMatch(/^No permit for .* found\. As a visitor with a US passport: \S/);
        continue;
      }
      expect(
        named.some((permit) => fitting.includes(permit)),
        `${id}, ${reason}: ${text}`,
      ).toBe(true);
      const [{ conditions }] = named as [(typeof named)[number]];
      for (const amount of [conditions.monthlyIncomeUsd, conditions.capitalUsd])
        if (amount) expect(text).toContain(`$${withThousands(amount)}`);
    }
    expect(decisive!.family.text, id).toMatch(
      /^Without family or descent there\. Permanent residence: (after \d+ years|no set path).* Citizenship: /,
    );
  }
  expect(Object.keys(DECISIVE_FACTS).toSorted()).toEqual(COUNTRIES.map(({ id }) => id).toSorted());
});
