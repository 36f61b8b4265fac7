import { expect, test } from "vitest";
import { purchaseSnippet } from "#web/pages/analytics/purchase-snippet.ts";

/** What a snippet tells the tracker when the checkout's page runs it. */
function recordCalls(snippet: string): unknown[][] {
  const calls: unknown[][] = [];
  // oxlint-disable-next-line no-new-func -- a snippet is a script: the test runs it as the checkout's page does
  new Function("gtag", snippet)((...call: unknown[]) => calls.push(call));
  return calls;
}

test.each([
  ["oneTime997", 997, "africa_relocation_997", "Course"],
  ["monthly125", 125, "africa_relocation_125", "Subscription"],
  ["oneTime1497", 1497, "africa_relocation_1497", "Course"],
  ["monthly189", 189, "africa_relocation_189", "Subscription"],
] as const)("the snippet of %s tells the purchase event", (offer, price, id, category) => {
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
