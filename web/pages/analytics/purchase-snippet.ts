import { type OfferId, OFFERS } from "#domain/offers.ts";

/** Replaces, in a snippet, the number of the order, which only the checkout knows. */
export const ORDER_PLACEHOLDER = "ORDER_NUMBER";

/** The purchase event of an offer as a script for the page that thanks its buyer. */
export function purchaseSnippet(id: OfferId): string {
  const { product, price, currency, kind, analyticsItem } = OFFERS[id];
  const name = `Africa relocation roadmap${product === "program" ? "" : ", module 7"}, ${kind}`;
  return `gtag("event", "purchase", {
  transaction_id: "${ORDER_PLACEHOLDER}",
  value: ${price},
  currency: "${currency}",
  items: [
    {
      item_id: "${analyticsItem.id}",
      item_name: "${name}",
      item_category: "${analyticsItem.category}",
      price: ${price},
      quantity: 1,
    },
  ],
});`;
}
