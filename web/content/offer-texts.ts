import { content } from "#content";
import { fillText } from "./fill-text.ts";

const { texts } = content.offers;

/** What the pages say of the prices: made of the offers, so that no page can contradict another. */
export const OFFER_TEXTS = {
  modules: { oneTime: fillText(texts.modules.oneTime), monthly: fillText(texts.modules.monthly) },
  difference: fillText(texts.difference),
  sums: fillText(texts.sums),
  badgeReasons: { oneTime: fillText(texts.badgeReasons.oneTime), monthly: fillText(texts.badgeReasons.monthly) },
  prices: fillText(texts.prices),
  whoGetsModule7: fillText(texts.whoGetsModule7),
  module7Alone: fillText(texts.module7Alone),
  nobodyFiles: fillText(texts.nobodyFiles),
  community: fillText(texts.community),
  refunds: fillText(texts.refunds),
  opensCheckout: fillText(texts.opensCheckout),
  opensOneTimePlan: fillText(texts.opensOneTimePlan),
  enrollmentIsOpen: fillText(texts.enrollmentIsOpen),
} as const;
