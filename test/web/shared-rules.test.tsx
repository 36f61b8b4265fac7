import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { isFact } from "#domain/facts.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { contentKey } from "#domain/fact-text.ts";
import { PermitList } from "#web/pages/country-guides/guide/permit-list.tsx";
import { permitRows, shareRules } from "#web/pages/country-guides/guide/shared-rules.ts";
import { violationsIn } from "../support/violations.ts";

const COUNTRIES = FOLDERS.map(({ record: { id, permits } }) => [id, permits] as const);

/** What a permit's rows say in full. */
function recordsOf(permit: Permit) {
  return permitRows(permit).flatMap(({ content }) => (isFact(content) ? content : []));
}

test("a note to a rule in short is said once", () => {
  expect(
    violationsIn(COUNTRIES, ([id, permits]) => {
      const html = renderToStaticMarkup(<PermitList country={id} permits={permits} />);
      const records = new Map(permits.flatMap(recordsOf).map((record) => [contentKey(record), record]));
      const short = [...records.values()].filter(({ summary }) => summary);
      const notes = short.flatMap(({ note }) => note ?? []);
      for (const note of notes) {
        const escaped = renderToStaticMarkup(<>{note}</>);
        expect(html.split(escaped).length - 1).toBe(notes.filter((other) => other.includes(note)).length);
      }
    }),
  ).toEqual([]);
});

test("a card links to its shared rules and leaves out those of every permit", () => {
  expect(
    violationsIn(COUNTRIES, ([id, permits]) => {
      const html = renderToStaticMarkup(<PermitList country={id} permits={permits} />);
      for (const { anchor, inCards } of shareRules(permits).rules) {
        expect(html.split(`id="${anchor}"`)).toHaveLength(2);
        const lines = html.split(`href="#${anchor}"`).length - 1;
        if (inCards === "left out") expect(lines).toBe(0);
        else expect(lines).toBeGreaterThan(1);
      }
    }),
  ).toEqual([]);
});

test("no line of a permit's first year has several amounts", () => {
  expect(
    violationsIn(COUNTRIES, ([, permits]) => {
      for (const permit of permits) {
        const { fee, feeParts, ownFeeUsd } = permit;
        const amounts = isFact(fee) ? (fee.amounts ?? []) : [];
        const isOne = amounts.length < 2 || amounts.some((amount) => amount.or);
        expect(feeParts, permit.id).toHaveLength(isOne ? 0 : amounts.length);
        const line = permitRows(permit).find(({ content }) => content === fee)!;
        if (!isOne || (ownFeeUsd && ownFeeUsd.from < ownFeeUsd.to)) expect(line.about, permit.id).toBeDefined();
        if (!isOne) expect(line.name, permit.id).toBeDefined();
        for (const { about = "" } of permitRows(permit)) expect(about.split("$").length, permit.id).toBeLessThan(3);
      }
    }),
  ).toEqual([]);
});

test("the charges of a permit's first year add up to its headline", () => {
  // Each is rounded to three digits.
  expect(
    violationsIn(COUNTRIES, ([, permits]) => {
      for (const { fee, feeUsd, feeParts, ownFeeUsd, card } of permits) {
        if (!feeUsd) continue;
        const isReported = isFact(fee) && fee.reported !== undefined;
        for (const end of ["from", "to"] as const) {
          const most = Math.max(1, feeUsd[end] / 100);
          const parts = feeParts.reduce((sum, { usd }) => sum + usd[end], 0);
          if (card?.feeUsd)
            expect(Math.abs(ownFeeUsd![end] + card.feeUsd[end] - feeUsd[end])).toBeLessThanOrEqual(most);
          if (feeParts.length > 0 && !isReported) expect(Math.abs(parts - ownFeeUsd![end])).toBeLessThanOrEqual(most);
        }
      }
    }),
  ).toEqual([]);
});
