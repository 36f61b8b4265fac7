import { offerValues } from "#content/offers";
import { site } from "./site.ts";

/** The offers: two price pairs, both real (decision: two-price-pairs). Keys are the offers' ids. */
export const OFFERS = offerValues;

export type OfferId = keyof typeof OFFERS;

/** The pair that the home page sells, and the pair that /job-search sells. */
export const OFFER_PAIRS = {
  program: { oneTime: "oneTime1497", monthly: "monthly189" },
  module7: { oneTime: "oneTime997", monthly: "monthly125" },
} as const satisfies Record<string, { oneTime: OfferId; monthly: OfferId }>;

/** Each offer has a page of its own on the checkout, so that a buyer is asked for the price that they read here. */
function offerPage({ path }: { path: string }): URL {
  return new URL(path, site.checkoutOrigin);
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
