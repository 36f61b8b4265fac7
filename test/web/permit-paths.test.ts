import { expect, test } from "vitest";
import { PERMITS } from "#web/content/permit-lists.ts";
import { pathText, quickestPath } from "#web/content/permit-paths.ts";

test("a path is told in one line, with what decides", () => {
  const path = { isPublished: true, years: 15, condition: "if the cabinet agrees" };
  expect(pathText(path)).toBe("after 15 years, if the cabinet agrees");
  expect(pathText({ ...path, years: 1, condition: undefined })).toBe("after 1 year");
  expect(pathText({ ...path, years: 0, condition: undefined })).toBe("at once");
  expect(pathText({ ...path, years: null })).toBe("no set number of years, if the cabinet agrees");
  expect(pathText({ ...path, years: null, condition: undefined })).toBe("no set path");
  expect(pathText({ isPublished: false, years: null, condition: undefined })).toBe("not published");
});

test("years to citizenship come with what decides, because no country counts years alone", () => {
  const wrong = PERMITS.filter(
    ({ permit: { leadsTo } }) => leadsTo.citizenship.years && !leadsTo.citizenship.condition,
  );
  expect(wrong.map(({ country, permit }) => `${country.id} ${permit.id}`)).toEqual([]);
});

test("the quickest path has the fewest years, and of those no condition", () => {
  const permit = (years: number | null, condition?: string) => {
    const path = { isPublished: true, years, condition };
    return { ...PERMITS[0]!.permit, leadsTo: { permanentResidence: path, citizenship: path } };
  };
  const permits = [permit(0), permit(null), permit(7), permit(5, "if they agree"), permit(5)];
  expect(quickestPath(permits, "citizenship")).toEqual({ isPublished: true, years: 5, condition: undefined });
  expect(quickestPath([permit(0), permit(null)], "citizenship")).toBeUndefined();
});
