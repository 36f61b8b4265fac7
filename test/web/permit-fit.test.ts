import fc from "fast-check";
import { expect, test } from "vitest";
import { REASONS } from "#domain/reasons.ts";
import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { GIVEN_CONDITIONS } from "#web/content/permit-order.ts";
import { PERMIT_LISTS, PERMITS } from "#web/content/permit-lists.ts";
import {
  judgeCondition,
  judgePermit,
  PERMIT_GROUNDS,
  type PermitAnswers,
  sortByFit,
  statedConditions,
} from "#web/features/permits/permit-fit.ts";
import { violationsIn } from "../support/violations.ts";

const amount = (max: number) => fc.option(fc.nat({ max }));

const answers: fc.Arbitrary<PermitAnswers> = fc.record({
  passport: fc.constantFrom("", "us", "uk", "NG"),
  reason: fc.option(fc.constantFrom(...REASONS)),
  monthlyIncomeUsd: amount(20_000),
  capitalUsd: amount(1_000_000),
  age: amount(100),
  grounds: fc.subarray([...PERMIT_GROUNDS]),
});

const PERMIT_ROWS = PERMITS.map((one) => [`${one.country.id} ${one.permit.id}`, one.permit] as const);

test("a permit fits a mover with its reason who meets exactly what it asks for", () => {
  expect(
    violationsIn(PERMIT_ROWS, ([, permit]) => {
      const { conditions, reasons } = permit;

      for (const reason of reasons) {
        const fitting: PermitAnswers = {
          passport: "DE",
          reason,
          monthlyIncomeUsd: conditions.monthlyIncomeUsd ?? null,
          capitalUsd: conditions.capitalUsd ?? null,
          age: conditions.minimumAge ?? null,
          grounds: PERMIT_GROUNDS.filter(
            (ground) =>
              conditions[ground] ||
              (ground === "descent" && conditions.descentOrFormerCitizen) ||
              (ground === "parent" && conditions.parentOrFormerCitizen),
          ),
        };
        const isChecked = statedConditions(conditions).length > 0;
        // Years of living there cannot be said, and are in reach of descent or family alone.
        const late = statedConditions(conditions).some((key) => GIVEN_CONDITIONS.includes(key)) ? "almost" : "no";
        expect(judgePermit(permit, fitting)).toBe(conditions.yearsThere ? late : isChecked ? "fits" : "may");
      }
    }),
  ).toEqual([]);
});

const somePermit = fc.constantFrom(...PERMIT_ROWS.map(([name, permit]) => ({ name, permit })));
/** As many runs as 100 for each permit. */
const RUNS = { numRuns: 100 * PERMIT_ROWS.length };

test("a permit is never said to fit, or to be open, against one of its conditions", () => {
  fc.assert(
    fc.property(somePermit, answers, ({ permit }, given) => {
      const { conditions, reasons } = permit;
      const fit = judgePermit(permit, given);
      const states = statedConditions(conditions).map((key) => judgeCondition(conditions, key, given));
      if (fit === "fits" || fit === "also") {
        expect(states.length).toBeGreaterThan(0);
        expect(states.every((state) => state === "met")).toBe(true);
      }
      if (fit === "may") expect(states).not.toContain("missing");
      if (fit === "fits" && given.reason) expect(reasons).toContain(given.reason);
      if (fit === "almost") expect(states).toContain("missing");
    }),
    RUNS,
  );
});

test("a permit is not lost by more income, more capital, more years or one more ground", () => {
  const order = ["no", "almost", "may", "fits"];
  // What is not answered stays so: an answer can tell that something is missing.
  const larger = (before: number | null, now: number | null) => (before === null ? null : Math.max(before, now ?? 0));
  fc.assert(
    fc.property(somePermit, answers, answers, ({ permit }, given, more) => {
      const richer: PermitAnswers = {
        passport: given.passport,
        reason: given.reason,
        monthlyIncomeUsd: larger(given.monthlyIncomeUsd, more.monthlyIncomeUsd),
        capitalUsd: larger(given.capitalUsd, more.capitalUsd),
        age: larger(given.age, more.age),
        grounds: [...new Set([...given.grounds, ...more.grounds])],
      };
      const [before, after] = [judgePermit(permit, given), judgePermit(permit, richer)];
      if (before === "also") expect(after).toBe("also");
      else if (after !== "also") expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
    }),
    RUNS,
  );
});

test("permits that leave fewer questions open come first", () => {
  const answers = { passport: "us", reason: null, monthlyIncomeUsd: 1800, capitalUsd: null, age: null, grounds: [] };
  const rule = (conditions: PermitConditions) => ({ reasons: [], conditions });
  const [capital, nothing, both] = [{ capitalUsd: 5 }, {}, { capitalUsd: 5, minimumAge: 60 }].map(rule);
  expect(sortByFit([both!, capital!, nothing!], answers).may).toEqual([nothing, capital, both]);
});

test("Ghana's Right of Abode asks for years there, and for African descent or former citizenship", () => {
  const { permit } = PERMITS.find(({ permit: { id } }) => id === "right-of-abode")!;
  const nothing = { monthlyIncomeUsd: null, capitalUsd: null, age: 40, grounds: [] };
  const going: PermitAnswers = { passport: "us", reason: "return", ...nothing };
  expect(judgePermit(permit, { ...going, grounds: ["formerCitizen"] })).toBe("almost");
  expect(judgePermit(permit, { ...going, grounds: ["descent"] })).toBe("almost");
  expect(judgePermit(permit, going)).toBe("no");
  expect(judgePermit(permit, { ...going, grounds: ["relative"] })).toBe("no");
});

test("nationality by a parent is not said to fit a grandchild", () => {
  const { permit } = PERMITS.find(({ permit: { id } }) => id === "senegalese-parent")!;
  const going: PermitAnswers = {
    passport: "us",
    reason: "return",
    monthlyIncomeUsd: null,
    capitalUsd: null,
    age: 40,
    grounds: [],
  };
  expect(judgePermit(permit, { ...going, grounds: ["origin"] })).toBe("no");
  expect(judgePermit(permit, { ...going, grounds: ["parent"] })).toBe("fits");
});

test("a permit is no answer to somebody whose passport it refuses", () => {
  fc.assert(
    fc.property(somePermit, answers, ({ permit }, given) => {
      for (const passport of permit.closedTo) expect(judgePermit(permit, { ...given, passport })).toBe("no");
    }),
    RUNS,
  );
});

test("each permit stands in the lists of its reasons, for its country and for all", () => {
  for (const { country, permit } of PERMITS) {
    const lists = PERMIT_LISTS.filter(({ permits }) => permits.some((one) => one.permit === permit));
    // One that refuses the passports of all our readers is no answer to any of them.
    const reasons = permit.closedTo.length > 0 ? [] : permit.reasons;
    expect(lists.map(({ path }) => path).toSorted()).toEqual(
      reasons.flatMap((reason) => [`/permits/${reason}`, `/permits/${reason}/${country.id}`]).toSorted(),
    );
  }
});
