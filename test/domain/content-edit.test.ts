import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { content } from "#content";
import { EditError, type Json } from "#domain/edits.ts";
import { textsIn } from "#content-reader/texts-in.ts";
import { readCountry } from "#content-rules/read.ts";
import { dollarsOf } from "#domain/amounts.ts";
import { EVERY_PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { resolveCountry } from "#web/content/countries/resolve-country.ts";
import { readTexts, writeRecord } from "../support/content-texts.ts";

const FEE = "kenya.permits.class-d.fee";
const ONE_DOLLAR = { value: "129 shillings", amounts: [{ amount: 129, currency: "KES" }] };
const PERMITS = "countries/kenya/permits.yaml";
const kenya = Object.fromEntries(Object.entries(textsIn("content")).filter(([path]) => path.includes("/kenya/")));
const permits = kenya[PERMITS]!;

/** Kenya's permits with a record changed. */
function edit(id: string, changes: Readonly<Record<string, Json>>): string {
  return writeRecord(kenya, id, changes)[PERMITS]!;
}

// Edits are of days that have come.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-06-01") }));
afterAll(() => void vi.useRealTimers());

/** The record with an id, with one of Kenya's files changed. */
function recordOf(id: string, file: string, text: string) {
  const country = readCountry("kenya", { ...readTexts("kenya"), [file]: text }, content);
  return resolveCountry(country).knownOf(id) as { value: string; enteredOn: string; reviewOn: string };
}

test("an edit of a record by its id differs in the lines of that record alone", () => {
  const after = edit(FEE, { ...ONE_DOLLAR, entered: "2027-01-02" }).split("\n");
  const before = permits.split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    "value: 129 shillings",
    "amounts: [ { amount: 129, currency: KES } ]",
    "entered: 2027-01-02",
  ]);
  expect(recordOf(FEE, "permits", after.join("\n"))).toMatchObject({ value: "129 shillings", enteredOn: "2027-01-02" });
});

test("a record that was read again or confirmed is due for review counted from that day", () => {
  expect(recordOf(FEE, "permits", edit(FEE, { checked: "2027-01-01" })).reviewOn).toBe("2027-04-01");
  const confirmed = edit(FEE, { confirmed: { on: "2027-01-02", by: "The Directorate" } });
  expect(recordOf(FEE, "permits", confirmed).reviewOn).toBe("2027-04-02");
});

test("a record that stands elsewhere is named, and so is one that is not there", () => {
  expect(() => edit("kenya.permits.class-d.applyAt", { note: "x" })).toThrow(
    new EditError('"kenya.permits.class-d.applyAt" stands at "kenya.permits.shared.applyAt": change it there.'),
  );
  expect(() => edit("kenya.permits.class-z.fee", { note: "x" })).toThrow(EditError);
});

test("a fee that changes is on every page that repeats it, and in the sums of plans", () => {
  const changed = edit(FEE, ONE_DOLLAR);
  const { folder } = resolveCountry(readCountry("kenya", { ...readTexts("kenya"), permits: changed }, content));
  const workPermit = folder.visas!.types.find(({ id }) => id === "kenya-work-permit")!;
  const classD = folder.record.permits.find(({ id }) => id === "class-d")!;
  expect(classD.fee).toMatchObject({ value: "129 shillings" });
  const card = classD.card!.fee!.amounts!;
  expect(classD.feeUsd).toEqual(dollarsOf({ amounts: [...ONE_DOLLAR.amounts, ...card] }, EVERY_PER_DOLLAR, "once"));
  expect(workPermit.detailedInfo.cost!.value).toContain("129 shillings");
});
