import { expect, test } from "vitest";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { isNotPublished, type Known } from "#content-model/resolve/records.ts";
import { violationsIn } from "../support/violations.ts";

// What a reader acts on is said first, and the small print does not take it back.

const FOLDERS = Object.entries(COUNTRY_FOLDERS);
const PERMITS = FOLDERS.flatMap(([country, { record }]) =>
  record.permits.map((permit) => ({ id: `${country}.permits.${permit.id}`, permit })),
);

/** The words of a record. */
function wordsOf(known: Known | undefined): string {
  return !known || isNotPublished(known) ? "" : [known.value, known.note ?? ""].join(". ");
}

test("a permit that is not complete without a card says so beside its cost and its time", () => {
  expect(
    violationsIn(PERMITS, ({ permit }) => {
      const { name, card, feeLacks, fee, applyAt, firstTerm } = permit;
      if (!/\bcard\b/i.test(wordsOf(applyAt) + wordsOf(firstTerm))) return;
      expect(Boolean(card ?? feeLacks) || /card/i.test(name + wordsOf(fee))).toBe(true);
    }),
  ).toEqual([]);
});
