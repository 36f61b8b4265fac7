import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OFFERS } from "#domain/offers.ts";
import { readTicks, toggleTick } from "#web/pages/analytics/checklist-ticks.ts";
import { purchaseSnippet } from "#web/pages/analytics/purchase-snippet.ts";

/** What a snippet tells the tracker when the checkout's page runs it. */
function recordCalls(snippet: string): unknown[][] {
  const calls: unknown[][] = [];
  // oxlint-disable-next-line no-new-func -- a snippet is a script: the test runs it as the checkout's page does
  new Function("gtag", snippet)((...call: unknown[]) => calls.push(call));
  return calls;
}

test.each([
  ["oneTime997", "africa_relocation_997", "Course"],
  ["monthly125", "africa_relocation_125", "Subscription"],
  ["oneTime1497", "africa_relocation_1497", "Course"],
  ["monthly189", "africa_relocation_189", "Subscription"],
] as const)("the snippet of %s tells the purchase event", (offer, id, category) => {
  const { price } = OFFERS[offer];
  expect(recordCalls(purchaseSnippet(offer))).toEqual([
    [
      "event",
      "purchase",
      {
        transaction_id: "ORDER_NUMBER",
        value: price,
        currency: "USD",
        items: [{ item_id: id, item_name: expect.any(String), item_category: category, price, quantity: 1 }],
      },
    ],
  ]);
});

describe("the checklist of a day", () => {
  const DAY = "2026-11-21";

  test("keeps the last state of each item, and is empty the day after", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("leads", "clicks", "campaigns"), fc.boolean()));
    fc.assert(
      fc.property(steps, (done) => {
        const kept = done.reduce<string | null>((text, [id, isTicked]) => toggleTick(DAY, text, id, isTicked), null);
        const last = new Map(done);
        expect(new Set(readTicks(DAY, kept))).toEqual(new Set([...last.keys()].filter((id) => last.get(id))));
        expect(readTicks("2026-11-22", kept)).toEqual([]);
      }),
    );
  });

  test.each(["", "null", "[]", "{", '{"day":"2026-11-21"}', '{"day":"2026-11-21","ticked":"leads"}', "7"])(
    "are none where the browser keeps %s",
    (kept) => expect(readTicks(DAY, kept)).toEqual([]),
  );
});
