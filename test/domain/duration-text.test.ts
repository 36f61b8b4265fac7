import fc from "fast-check";
import { expect, test } from "vitest";
import { durationText, weeksText } from "../../domain/duration-text.ts";

test("a duration keeps the unit it was recorded in", () => {
  expect(durationText({ from: 1, to: 1 })).toBe("1 day");
  expect(durationText({ from: 3, to: 10 })).toBe("3 to 10 days");
  expect(durationText({ from: 7, to: 7 })).toBe("1 week");
  expect(durationText({ from: 63, to: 91 })).toBe("9 to 13 weeks");
  expect(weeksText({ from: 9, to: 13 })).toBe("9 to 13 weeks");
  expect(durationText({ from: 60, to: 120 })).toBe("2 to 4 months");
  expect(durationText({ from: 0, to: 28 })).toBe("up to 4 weeks");
});

test("a duration in words covers every day of its range", () => {
  const days = { day: 1, week: 7, month: 30 };
  const ranges = fc.tuple(fc.nat(400), fc.nat(400)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
  fc.assert(
    fc.property(ranges, (range) => {
      const words = durationText(range);
      const [, from = "", to, unit] = /^(?:up to )?(?:(\d+) to )?(\d+) (day|week|month)s?$/.exec(words)!;
      const size = days[unit as keyof typeof days];
      expect(Number(to) * size).toBeGreaterThanOrEqual(range.to);
      const least = words.startsWith("up to") ? 0 : Number(from || to) * size;
      expect(least).toBeLessThanOrEqual(range.from);
    }),
  );
});
