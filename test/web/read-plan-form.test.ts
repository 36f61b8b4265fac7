import { expect, test } from "vitest";
import { parsePlanInputs } from "#domain/plan-inputs.ts";
import { readForm } from "#web/pages/my-plan/read-plan-form.ts";

/** What a form says of the children, with every other field empty. */
function readAges(childrenAges: string) {
  const data = new FormData();
  for (const name of ["country", "month", "city", "adults", "animals", "reason", "permit", "budgetUsd", "savingsUsd"])
    data.set(name, "");
  data.set("childrenAges", childrenAges);
  const { given, problems } = parsePlanInputs(readForm(data));
  return problems.childrenAges ?? given.childrenAges;
}

test("children's ages are all read, or none is", () => {
  expect(readAges("6 and 9")).toEqual([6, 9]);
  expect(readAges("2, 4;11")).toEqual([2, 4, 11]);
  expect(readAges("0")).toEqual([0]);
  for (const typed of ["2, abc", "2, -4", "1.5", "6 months", "three", "2, 18"])
    expect(readAges(typed), typed).toBe("wrong");
});
