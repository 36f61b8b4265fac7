import { expect, test } from "vitest";
import { longestProcessing } from "#domain/visa-steps.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";
import { visaSteps } from "#web/content/countries/visa-steps.ts";

test.each([
  ["7-14 days", 14],
  ["2-4 months", 120],
  ["about 3 to 6 weeks", 42],
  ["1 day", 1],
  ["Same day", 0],
  ["Ask the embassy", null],
])("the longest processing time of %j is %j days", (text, days) => {
  expect(longestProcessing(text)).toBe(days);
});

test("each visa has papers, application and, where a time is known, the day of the decision, in order", () => {
  for (const { country, types } of VISA_COUNTRIES)
    for (const type of types) {
      const days = visaSteps(country, type).map(({ day }) => day);
      expect(days.slice(0, 2), type.id).toEqual([0, 14]);
      const processing = longestProcessing(type.processing.value);
      expect(days[2], type.id).toBe(processing === null ? undefined : 14 + processing);
      for (const { text } of visaSteps(country, type)) expect(text.length, type.id).toBeGreaterThan(20);
    }
});
