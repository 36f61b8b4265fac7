import { expect, test } from "vitest";
import { fact } from "#domain/facts.ts";
import { contradicts, readersPaidText, reportsAt, sumUpReports } from "#domain/reader-reports.ts";

const TODAY = "2026-11-29";
const paid = (amount: number, month = "2026-05", currency = "USD") => ({ amount, month, currency });
const AMOUNTS = [{ amount: 10_000, currency: "KES" }];

test.each([
  ["a permit's fee at its office", "kenya.permits.class-d.fee", "kenya-immigration", "kenya"],
  ["a fee that several permits share", "south-africa.permits.shared.residenceFee", "kenya-immigration", "south-africa"],
  ["a fee that no office charges", "kenya.permits.class-d.fee", null, null],
  ["a rent", "kenya.cities.nairobi.homes.oneBedroom", "kenya-immigration", null],
  ["a school's fees", "kenya.schools.one.fees", "kenya-immigration", null],
  ["a fee of a home", "homes.uk.papers.fee", "kenya-immigration", null],
])("readers are asked what they paid for %s, or not", (_what, id, office, country) => {
  expect(reportsAt(fact("10,000 shillings", "summary", office, { id, enteredOn: TODAY, amounts: AMOUNTS }))).toBe(
    country,
  );
});

test("readers are not asked about our own estimate", () => {
  const details = { id: "kenya.entry.uk.fee", enteredOn: TODAY, amounts: AMOUNTS };
  expect(reportsAt(fact("10,000 shillings", "estimate", "kenya-eta", details))).toBeNull();
});

const FEE = [
  { amount: 100, currency: "USD" },
  { amount: 50, currency: "USD" },
  { from: 200, to: 300, currency: "USD", or: true as const },
];

test.each([
  [100, false],
  [110, false],
  [150, false],
  [250, false],
  [330, false],
  [331, true],
  [175, true],
  [44, true],
])("%s dollars against 100 and 50, or 200 to 300, contradicts: %s", (amount, expected) => {
  expect(contradicts(paid(amount), FEE)).toBe(expected);
});

test("what was paid in a currency that the value lacks contradicts nothing", () => {
  expect(contradicts(paid(1, "2026-05", "KES"), FEE)).toBe(false);
});

test("two reports are summed up to nothing", () => {
  expect(sumUpReports([paid(50), paid(51)], TODAY)).toBeNull();
});

test("three reports are summed up to the amount in the middle", () => {
  expect(sumUpReports([paid(51), paid(900), paid(50)], TODAY)).toEqual({
    amount: 51,
    currency: "USD",
    years: [2026],
    count: 3,
  });
});

test("only months of the last twelve count", () => {
  expect(sumUpReports([paid(50), paid(51), paid(52, "2025-11")], TODAY)).toBeNull();
  expect(sumUpReports([paid(50), paid(51), paid(52, "2026-12")], TODAY)).toBeNull();
  expect(sumUpReports([paid(50), paid(51), paid(52, "2025-12")], TODAY)?.years).toEqual([2025, 2026]);
});

test("reports in several currencies are not mixed", () => {
  expect(sumUpReports([paid(50), paid(51), paid(6500, "2026-05", "KES")], TODAY)).toBeNull();
});

test("what readers paid is said with years and number", () => {
  const dollars = { amount: 51.5, currency: "USD", years: [2026], count: 3 };
  expect(readersPaidText(dollars)).toBe("Readers paid $51.50 in 2026 (3)");
  const shillings = { amount: 20_000, currency: "KES", years: [2025, 2026], count: 4 };
  expect(readersPaidText(shillings)).toBe("Readers paid KES\u00a020,000 in 2025 and 2026 (4)");
});
