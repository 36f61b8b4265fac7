import fc from "fast-check";
import { expect, test } from "vitest";
import { type Changed, findChanges } from "#web/pages/desk/preview/find-changes.ts";

function without(list: readonly string[], changed: readonly Changed[]): string[] {
  const gone = new Set(changed.map(({ index }) => index));
  return list.filter((_, index) => !gone.has(index));
}

/** The length of the longest list that both contain, by the table of all their beginnings. */
function mostInCommon(a: readonly string[], b: readonly string[]): number {
  let row = [0, ...b.map(() => 0)];
  for (const one of a) {
    const next = [0];
    for (const [j, other] of b.entries()) next.push(one === other ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!));
    row = next;
  }
  return row.at(-1)!;
}

const lists = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

test("what is not marked is the same on both pages, and as much as can be", () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const changes = findChanges(before, after);
      const kept = without(before, changes.before);
      expect(without(after, changes.after)).toEqual(kept);
      expect(kept).toHaveLength(mostInCommon(before, after));
    }),
  );
});

test("changed lines next to one another are one place, on both pages the same", () => {
  const before = ["Fee", "20,000", "Takes", "2 months", "Apply online"];
  const after = ["Fee", "30,000", "a year", "Takes", "2 months", "Renewal", "Apply online"];
  expect(findChanges(before, after)).toEqual({
    before: [{ index: 1, place: 1 }],
    after: [
      { index: 1, place: 1 },
      { index: 2, place: 1 },
      { index: 5, place: 2 },
    ],
    places: 2,
  });
});

test("long pages with nothing in common are changed altogether", () => {
  const before = Array.from({ length: 3_000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 3_000 }, (_, index) => `new ${index}`);
  const changes = findChanges(before, after);
  expect([changes.before.length, changes.after.length, changes.places]).toEqual([3_000, 3_000, 1]);
});
