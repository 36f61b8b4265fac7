import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { content } from "#content";
import { CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { CITIES, cityFigures } from "#web/content/countries/cities.ts";
import type { Range } from "#domain/range.ts";
import { cityBudget, type CityFigures, HOME_SIZES, NEIGHBORHOODS, type Sum } from "#domain/city-budget.ts";
import { type Household, LARGEST_HOUSEHOLD, LIFESTYLES } from "#domain/households.ts";

const ranges = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }))
  .map(([from, more]): Range => ({ from, to: from + more }));
const known = fc.option(ranges);
/** Rents that grow with the size of the home, and are no lower where newcomers live. */
const rents = fc
  .tuple(ranges, fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 3, maxLength: 3 }), fc.boolean())
  .map(([{ from, to }, [two, three, newcomers], isKnown]) => {
    const plus = (more: number) => (isKnown ? { from: from + more, to: to + more } : null);
    const homes = (more: number) => ({ one: plus(more), two: plus(more + two!), three: plus(more + two! + three!) });
    return { elsewhere: homes(0), newcomers: homes(newcomers!) };
  });
const comforts = fc.record({
  ridesPerAdult: ranges,
  backup: known,
});
const invented: fc.Arbitrary<CityFigures> = fc.record({
  month: fc.record({
    rents,
    foodPerAdult: known,
    transportPerAdult: known,
    utilities: known,
    internet: known,
    help: known,
  }),
  comforts,
  advanceRentMonths: known,
});
const figures: fc.Arbitrary<CityFigures> = fc.oneof(
  invented,
  ...CITIES.map((place) => fc.constant(cityFigures(place))),
);
const households: fc.Arbitrary<Household> = fc.record({
  adults: fc.integer({ min: 1, max: LARGEST_HOUSEHOLD.adults }),
  children: fc.integer({ min: 0, max: LARGEST_HOUSEHOLD.children }),
});
const lifestyles = fc.constantFrom(...LIFESTYLES);
const everything = [figures, households, lifestyles, known] as const;

function expectToAddUp({ lines, sum, missing }: Sum) {
  const counted = lines.flatMap(({ range }) => range ?? []);
  expect(sum.from).toBe(counted.reduce((all, { from }) => all + from, 0));
  expect(sum.to).toBe(counted.reduce((all, { to }) => all + to, 0));
  expect(missing).toEqual(lines.filter(({ range }) => range === null).map(({ id }) => id));
}

/** What two budgets both know, so that a line that only one of them knows changes nothing. */
function common(a: Sum, b: Sum): [Range, Range][] {
  return a.lines.flatMap(({ id, range }) => {
    const other = b.lines.find((line) => line.id === id)?.range;
    return range && other ? [[range, other] as [Range, Range]] : [];
  });
}

describe("a month in a city", () => {
  test("adds up, on arrival too, and lists what is not known instead of counting it as zero", () => {
    fc.assert(
      fc.property(...everything, (...input) => {
        const budget = cityBudget(...input);
        expectToAddUp(budget);
        expectToAddUp(budget.arrival);
        for (const { range } of [...budget.lines, ...budget.arrival.lines]) {
          if (range) expect(range.from).toBeLessThanOrEqual(range.to);
        }
        for (const { range } of budget.lines) if (range) expect(range.from).toBeGreaterThan(0);
      }),
    );
  });

  test("never costs less with more people", () => {
    fc.assert(
      fc.property(...everything, fc.constantFrom("adults", "children"), (city, household, lifestyle, fee, more) => {
        const few = cityBudget(city, household, lifestyle, fee);
        const many = cityBudget(city, { ...household, [more]: household[more] + 1 }, lifestyle, fee);
        const sums = [
          [few, many],
          [few.arrival, many.arrival],
        ] as const;
        for (const [less, same] of sums.flatMap(([a, b]) => common(a, b))) {
          expect(same.from).toBeGreaterThanOrEqual(less.from);
          expect(same.to).toBeGreaterThanOrEqual(less.to);
        }
      }),
    );
  });

  test("never costs less in a better lifestyle, and stays within what the records name for one person", () => {
    fc.assert(
      fc.property(figures, known, (city, fee) => {
        const budgets = LIFESTYLES.map((lifestyle) => cityBudget(city, { adults: 1, children: 0 }, lifestyle, fee));
        for (const [index, better] of budgets.slice(1).entries()) {
          for (const [less, more] of common(budgets[index]!, better)) {
            expect(more.from).toBeGreaterThanOrEqual(less.from);
            expect(more.to).toBeGreaterThanOrEqual(less.to);
          }
        }
        const { elsewhere, newcomers } = city.month.rents;
        for (const { from, to } of budgets.flatMap(({ lines }) => lines.find(({ id }) => id === "rent")?.range ?? [])) {
          expect(from).toBeGreaterThan((elsewhere.one ?? newcomers.one)!.from - 5);
          expect(to).toBeLessThan((newcomers.one ?? elsewhere.one)!.to + 5);
        }
      }),
    );
  });

  test("is a whole plan only with rent and food", () => {
    const [city] = fc.sample(invented, 1);
    const amount = { from: 100, to: 200 };
    const homes = { one: amount, two: amount, three: amount };
    const month = { ...city!.month, rents: { newcomers: homes, elsewhere: homes }, foodPerAdult: amount };
    const isWhole = (change: Partial<CityFigures["month"]>) =>
      cityBudget({ ...city!, month: { ...month, ...change } }, { adults: 1, children: 0 }, "modest", null).isWhole;
    expect(isWhole({})).toBe(true);
    const unknown = { one: null, two: null, three: null };
    expect(isWhole({ rents: { newcomers: homes, elsewhere: unknown } })).toBe(false);
    expect(isWhole({ foodPerAdult: null })).toBe(false);
  });
});

const amount = (from: number) => ({ from, to: from * 4 });
const CITY: CityFigures = {
  month: {
    rents: {
      newcomers: { one: amount(400), two: amount(600), three: amount(900) },
      elsewhere: { one: amount(200), two: amount(300), three: amount(450) },
    },
    foodPerAdult: amount(100),
    transportPerAdult: amount(50),
    utilities: amount(100),
    internet: amount(20),
    help: amount(100),
  },
  comforts: {
    ridesPerAdult: amount(100),
    backup: amount(30),
  },
  advanceRentMonths: { from: 6, to: 12 },
};

test("a comfortable couple has two bedrooms, rides, backup power and help two days a week", () => {
  const couple = cityBudget(CITY, { adults: 2, children: 0 }, "comfortable", null);
  expect(couple.lines).toEqual([
    { id: "rent", range: { from: 1200, to: 2400 } },
    { id: "food", range: { from: 400, to: 800 } },
    { id: "transport", range: { from: 400, to: 800 } },
    { id: "utilities", range: { from: 240, to: 480 } },
    { id: "internet", range: { from: 40, to: 80 } },
    { id: "backup", range: { from: 60, to: 120 } },
    { id: "help", range: { from: 80, to: 160 } },
  ]);
  expect(couple.arrival).toEqual({
    lines: [
      { id: "advanceRent", range: { from: 7200, to: 28_800 } },
      { id: "permit", range: null },
    ],
    sum: { from: 7200, to: 28_800 },
    missing: ["permit"],
  });
});

test("a modest couple has one bedroom and buses, and nothing that comfort adds", () => {
  const couple = cityBudget(CITY, { adults: 2, children: 0 }, "modest", null);
  expect(couple.lines.map(({ id }) => id)).toEqual(["rent", "food", "transport", "utilities", "internet"]);
  expect(couple.lines[0]!.range!.to).toBeLessThan(800);
});

test("a family is counted with three bedrooms or not at all", () => {
  const family = { adults: 2, children: 2 };
  expect(cityBudget(CITY, family, "modest", null).lines[0]!.range!.from).toBeGreaterThan(450);
  const { rents: known, ...month } = CITY.month;
  const newcomers = { ...known.newcomers, three: null };
  const unknown = { ...CITY, month: { ...month, rents: { ...known, newcomers } } };
  expect(cityBudget(unknown, family, "comfortable", null).missing).toEqual(["rent"]);
});

test("backup power is counted only where the power fails", () => {
  const city = { ...CITY, comforts: { ...CITY.comforts, backup: null } };
  const budget = cityBudget(city, { adults: 1, children: 0 }, "comfortable", null);
  expect(budget.lines.map(({ id }) => id)).not.toContain("backup");
});

test("the lifestyles are those of the landing calculator", () => {
  expect(LIFESTYLES).toEqual(CALCULATOR_OPTIONS.lifestyle.map(({ value }) => value));
});

const CITY_FILES = Object.values(content.countries).flatMap(({ cities }) => cities.cities);

test("a line of a month is counted from prices in one currency and of its own city", () => {
  const wrong = CITY_FILES.flatMap(({ id, homes, basket }) => {
    const rents = NEIGHBORHOODS.flatMap((where) =>
      HOME_SIZES.map((size) => ({ name: `${id}.${where}.${size}`, price: homes[where][size] })),
    );
    const lines =
      "sameAs" in basket ? [] : Object.entries(basket).map(([line, price]) => ({ name: `${id}.${line}`, price }));
    const mixed = [...rents, ...lines].filter(({ price }) => {
      if (typeof price === "string" || !("price" in price)) return false;
      const amounts = [...(price.amounts ?? []), ...(price.reported ?? []).flatMap((other) => other.amounts ?? [])];
      return new Set(amounts.map(({ currency }) => currency)).size > 1;
    });
    const borrowed = rents.filter(
      ({ price }) => typeof price !== "string" && "sameAs" in price && !price.sameAs.includes(`.cities.${id}.`),
    );
    return [...mixed, ...borrowed].map(({ name }) => name);
  });
  expect(wrong).toEqual([]);
});

test("a single price stays one figure in a month", () => {
  const one = { from: 167, to: 167 };
  const homes = { one, two: one, three: one };
  const known = cityFigures(CITIES[0]!);
  const month = { ...known.month, rents: { newcomers: homes, elsewhere: homes } };
  const { lines } = cityBudget({ ...known, month }, { adults: 1, children: 0 }, "modest", null);
  expect(lines.find(({ id }) => id === "rent")?.range).toEqual({ from: 165, to: 165 });
});

test("a larger home never costs less, nor one where newcomers live", () => {
  const wrong = CITIES.flatMap(({ city: { id, monthUsd } }) => {
    const { newcomers, elsewhere } = monthUsd.rents;
    const isBelow = (dearer: Range | null, cheaper: Range | null) =>
      dearer && cheaper && (dearer.from < cheaper.from || dearer.to < cheaper.to);
    const bySize = [newcomers, elsewhere].flatMap(
      ({ one, two, three }) =>
        [
          [two, one],
          [three, two],
          [three, one],
        ] as const,
    );
    const byPlace = HOME_SIZES.map((size) => [newcomers[size], elsewhere[size]] as const);
    return [...bySize, ...byPlace].some(([dearer, cheaper]) => isBelow(dearer, cheaper)) ? id : [];
  });
  expect(wrong).toEqual([]);
});
