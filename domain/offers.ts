import { site } from "./site.ts";

export type OfferKind = "one-time" | "monthly";

type OfferFacts = {
  kind: OfferKind;
  /** In whole units of `currency`; the monthly offers are charged once a month. */
  price: number;
  currency: "USD";
  /** Value of `utm_content`, which tells the offers apart in analytics. */
  content: string;
  /** Item of the purchase event. */
  analyticsItem: { id: string; category: "Course" | "Subscription" };
};

/** The program's offers: two price pairs, both real (decision: two-price-pairs). Keys are the offers' ids. */
export const OFFERS = {
  oneTime1497: {
    kind: "one-time",
    price: 1497,
    currency: "USD",
    content: "1497_offer",
    analyticsItem: { id: "africa_relocation_1497", category: "Course" },
  },
  monthly189: {
    kind: "monthly",
    price: 189,
    currency: "USD",
    content: "189_monthly",
    analyticsItem: { id: "africa_relocation_189", category: "Subscription" },
  },
  oneTime997: {
    kind: "one-time",
    price: 997,
    currency: "USD",
    content: "997_offer",
    analyticsItem: { id: "africa_relocation_997", category: "Course" },
  },
  monthly125: {
    kind: "monthly",
    price: 125,
    currency: "USD",
    content: "125_monthly",
    analyticsItem: { id: "africa_relocation_125", category: "Subscription" },
  },
} as const satisfies Record<string, OfferFacts>;

export type OfferId = keyof typeof OFFERS;

/** The pair that the home page sells, and the pair that /analytics and /job-search show. */
export const OFFER_PAIRS = {
  home: { oneTime: "oneTime1497", monthly: "monthly189" },
  member: { oneTime: "oneTime997", monthly: "monthly125" },
} as const satisfies Record<string, { oneTime: OfferId; monthly: OfferId }>;

const OFFER_PATHS: Record<OfferKind, string> = { "one-time": "/offer/one-time", monthly: "/offer/monthly" };

function offerPage(kind: OfferKind): URL {
  return new URL(OFFER_PATHS[kind], site.checkoutOrigin);
}

/** URL of an offer's checkout page with the campaign parameters. */
export function checkoutUrl(id: OfferId): string {
  const offer = OFFERS[id];
  const page = offerPage(offer.kind);
  page.search = new URLSearchParams({
    utm_source: "website",
    utm_medium: "cta",
    utm_campaign: "africa_relocation",
    utm_content: offer.content,
  }).toString();
  return page.href;
}

/** The one-time offer without parameters: the target of "Get Started" and of links to join. */
export const ONE_TIME_OFFER_PAGE = offerPage("one-time").href;
