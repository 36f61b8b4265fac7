import { site } from "./site.ts";

type OfferKind = "one-time" | "monthly";

/** What is sold: the program, or its last module alone. */
type Product = "program" | "module-7";

type OfferFacts = {
  product: Product;
  kind: OfferKind;
  /** In whole units of `currency`; the monthly offers are charged once a month. */
  price: number;
  currency: "USD";
  /** How many payments it takes; null: the checkout says. */
  payments: number | null;
  /** The modules that it includes, by their numbers. */
  modules: readonly number[];
  /** Value of `utm_content`, which distinguishes the offers in analytics. */
  content: string;
  /** Item of the purchase event. */
  analyticsItem: { id: string; category: "Course" | "Subscription" };
};

/** By their numbers alone: every page loads the offers, and none of them the texts of the modules. */
const ALL_MODULES = [1, 2, 3, 4, 5, 6, 7];

/** The module that the program's monthly plan leaves out, and that is sold alone. */
export const MODULE_SOLD_ALONE = 7;

/**
 * The day on which the provider confirmed at the checkout what each offer buys; null: nobody has. The owner's list of what
 * is left before the launch asks for it (decisions: two-price-pairs, first-day).
 */
export const OFFERS_CONFIRMED_ON: string | null = null;

/** The offers: two price pairs, both real (decision: two-price-pairs). Keys are the offers' ids. */
export const OFFERS = {
  oneTime1497: {
    product: "program",
    kind: "one-time",
    price: 1497,
    currency: "USD",
    payments: 1,
    modules: ALL_MODULES,
    content: "1497_offer",
    analyticsItem: { id: "africa_relocation_1497", category: "Course" },
  },
  monthly189: {
    product: "program",
    kind: "monthly",
    price: 189,
    currency: "USD",
    payments: 12,
    modules: ALL_MODULES.filter((number) => number !== MODULE_SOLD_ALONE),
    content: "189_monthly",
    analyticsItem: { id: "africa_relocation_189", category: "Subscription" },
  },
  oneTime997: {
    product: "module-7",
    kind: "one-time",
    price: 997,
    currency: "USD",
    payments: 1,
    modules: [MODULE_SOLD_ALONE],
    content: "997_offer",
    analyticsItem: { id: "africa_relocation_997", category: "Course" },
  },
  monthly125: {
    product: "module-7",
    kind: "monthly",
    price: 125,
    currency: "USD",
    payments: null,
    modules: [MODULE_SOLD_ALONE],
    content: "125_monthly",
    analyticsItem: { id: "africa_relocation_125", category: "Subscription" },
  },
} as const satisfies Record<string, OfferFacts>;

export type OfferId = keyof typeof OFFERS;

/** The pair that the home page sells, and the pair that /job-search sells. */
export const OFFER_PAIRS = {
  program: { oneTime: "oneTime1497", monthly: "monthly189" },
  module7: { oneTime: "oneTime997", monthly: "monthly125" },
} as const satisfies Record<string, { oneTime: OfferId; monthly: OfferId }>;

/** Each offer has a page of its own on the checkout, so that a buyer is asked for the price that they read here. */
const OFFER_PATHS: Record<Product, Record<OfferKind, string>> = {
  program: { "one-time": "/offer/one-time", monthly: "/offer/monthly" },
  "module-7": { "one-time": "/offer/module-7/one-time", monthly: "/offer/module-7/monthly" },
};

function offerPage({ product, kind }: Pick<OfferFacts, "product" | "kind">): URL {
  return new URL(OFFER_PATHS[product][kind], site.checkoutOrigin);
}

/** URL of an offer's checkout page with the campaign parameters. */
export function checkoutUrl(id: OfferId): string {
  const offer = OFFERS[id];
  const page = offerPage(offer);
  page.search = new URLSearchParams({
    utm_source: "website",
    utm_medium: "cta",
    utm_campaign: "africa_relocation",
    utm_content: offer.content,
  }).toString();
  return page.href;
}

/** The program's one-time offer without parameters: the target of "Get Started" and of links to join. */
export const ONE_TIME_OFFER_PAGE = offerPage(OFFERS[OFFER_PAIRS.program.oneTime]).href;
