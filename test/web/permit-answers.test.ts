import { expect, test } from "vitest";
import { readAnswers, separateUnknown } from "#web/pages/permits/permit-answers.ts";

test("an income, a capital and an age of 0 are answers, and what is no number is none", () => {
  const read = (query: string) => readAnswers(new URLSearchParams(query));
  expect(read("income=0&capital=$0&age=0")).toMatchObject({ monthlyIncomeUsd: 0, capitalUsd: 0, age: 0 });
  expect(read("income=much&capital=-1&age=")).toMatchObject({ monthlyIncomeUsd: null, capitalUsd: null, age: null });
});

test("a country, a passport and a reason that the form does not offer are told from those it does", () => {
  const { known, unknown } = separateUnknown(
    new URLSearchParams("country=atlantis&passport=mars&reason=fishing&income=9000"),
  );
  expect(known.toString()).toBe("income=9000");
  expect(unknown).toEqual(["country", "passport", "reason"]);
  expect(separateUnknown(new URLSearchParams("country=kenya&passport=NG&reason=study")).unknown).toEqual([]);
});
