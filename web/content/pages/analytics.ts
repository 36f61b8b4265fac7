import type { OwnerPageContent } from "#web/content/pages/owner.ts";

export const ANALYTICS: OwnerPageContent = {
  meta: {
    path: "/analytics",
    title: "Analytics help",
    description:
      "How sales are tracked: purchase events, checkout links with campaign parameters and the daily checklist.",
    noindex: true,
  },
  heading: "Analytics Help",
  intro:
    "How a sale is counted: the purchase events of both offers, the checkout links with their campaign parameters, and what to look at each day.",
};
