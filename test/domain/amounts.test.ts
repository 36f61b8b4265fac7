import { expect, test } from "vitest";
import { type Amount, dollarsOf } from "#domain/amounts.ts";

const RATES = { USD: 1, KES: 129, GBP: 0.75 };
const once = (...amounts: Amount[]) => dollarsOf({ amounts }, RATES, "once");
const month = (...amounts: Amount[]) => dollarsOf({ amounts }, RATES, "month");

test("amounts add up, and alternatives widen the range", () => {
  const apply: Amount = { amount: 200, currency: "USD" };
  expect(once(apply, { from: 50, to: 80, currency: "USD" })).toEqual({ from: 250, to: 280 });
  expect(once(apply, { amount: 90, currency: "USD", or: true }, { amount: 20, currency: "USD" })).toEqual({
    from: 110,
    to: 200,
  });
});

test("what pages report widens the range where it has amounts, and a record without any has no dollars", () => {
  const record = {
    amounts: [{ amount: 51, currency: "USD" }],
    reported: [{}, { amounts: [{ amount: 30, currency: "USD" }] }],
  };
  expect(dollarsOf(record, RATES, "once")).toEqual({ from: 30, to: 51 });
  expect(dollarsOf({}, RATES, "once")).toBeNull();
});

test("dollars are exact, and converted amounts are rounded once to three digits", () => {
  expect(once({ amount: 1234, currency: "USD" })).toEqual({ from: 1234, to: 1234 });
  expect(once({ amount: 20_000, currency: "KES" }, { amount: 500_000, currency: "KES" })).toEqual({
    from: 4030,
    to: 4030,
  });
  expect(once({ amount: 12.5, currency: "GBP" })).toEqual({ from: 17, to: 17 });
});

test("a month has as many rides, days and weeks as it has, and one person's share", () => {
  expect(month({ from: 1, to: 5, currency: "USD", per: "ride" })).toEqual({ from: 44, to: 220 });
  expect(month({ amount: 24_000, currency: "USD", per: "year" })).toEqual({ from: 2000, to: 2000 });
  expect(month({ amount: 150, currency: "USD", per: "week", people: 4 })).toEqual({ from: 163, to: 163 });
});

test("what is due each month or year is counted for the first year", () => {
  const apply: Amount = { amount: 100, currency: "USD" };
  expect(once(apply, { amount: 10, currency: "USD", per: "month" })).toEqual({ from: 220, to: 220 });
  expect(once(apply, { amount: 50, currency: "USD", per: "year" })).toEqual({ from: 150, to: 150 });
});
