import { MODULE_SOLD_ALONE, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { withThousands } from "#web/lib/thousands.ts";

// What the pages say of the prices (decision: one-offer-story): made of the offers, so that no page can contradict another.

const program = { oneTime: OFFERS[OFFER_PAIRS.program.oneTime], monthly: OFFERS[OFFER_PAIRS.program.monthly] };
const module7 = { oneTime: OFFERS[OFFER_PAIRS.module7.oneTime], monthly: OFFERS[OFFER_PAIRS.module7.monthly] };

const monthlyTotal = program.monthly.price * program.monthly.payments;
const monthlyModules = `modules ${program.monthly.modules[0]} to ${program.monthly.modules.at(-1)}`;

/** The sums that follow from the prices, in words. */
export const OFFER_SUMS = {
  oneTime: dollars(program.oneTime.price),
  monthly: dollars(program.monthly.price),
  payments: String(program.monthly.payments),
  monthlyTotal: dollars(monthlyTotal),
  saved: dollars(monthlyTotal - program.oneTime.price),
  module7OneTime: dollars(module7.oneTime.price),
  module7Monthly: dollars(module7.monthly.price),
} as const;

export const OFFER_TEXTS = {
  /** What each plan of the program includes. */
  modules: {
    oneTime: "All seven modules and the 1:1 sessions",
    monthly: `The ${monthlyModules}, without module ${MODULE_SOLD_ALONE} and the sessions`,
  },
  /** Both plans against each other, before anybody chooses. */
  difference: `Paid once, ${OFFER_SUMS.oneTime} buys all seven modules, the 1:1 sessions and the bonus material. The monthly plan, ${OFFER_SUMS.monthly} for ${OFFER_SUMS.payments} months, comes to ${OFFER_SUMS.saved} more and has ${monthlyModules}, without the sessions and the bonus material.`,
  /** The same in a line. */
  sums: `${OFFER_SUMS.oneTime} once for all seven modules and 1:1 sessions; or ${OFFER_SUMS.monthly} a month for ${OFFER_SUMS.payments} months: ${OFFER_SUMS.saved} more, without module ${MODULE_SOLD_ALONE} and sessions.`,
  /** Why a plan has its badge: the words of the badges are fixed. */
  badgeReasons: {
    oneTime: `Costs ${OFFER_SUMS.saved} less in all, and includes more.`,
    monthly: `For its smaller first payment, ${OFFER_SUMS.monthly}; it is no count of buyers.`,
  },
  prices: `The program costs ${OFFER_SUMS.oneTime} once, or ${OFFER_SUMS.monthly} a month for ${OFFER_SUMS.payments} months, which is ${OFFER_SUMS.monthlyTotal} in all.`,
  whoGetsModule7: `The one-time plan has all seven modules. The monthly plan has ${monthlyModules}; module ${MODULE_SOLD_ALONE}, about employment and contracts, is not part of it, nor are the 1:1 sessions and the bonus material.`,
  module7Alone: `Module ${MODULE_SOLD_ALONE} on its own costs ${OFFER_SUMS.module7OneTime} once, or ${OFFER_SUMS.module7Monthly} a month; the checkout says for how long.`,
  /** Beside every offer of help with visas and papers. */
  nobodyFiles: "You file your own applications: nobody files them for you.",
  community: "The community is part of every plan.",
  refunds:
    "Before you pay, ask the checkout provider about refunds, your right to cancel, and how a monthly plan renews or ends. Its terms apply to the purchase.",
  /** Beside such a button of the home page, which has both plans. */
  opensCheckout: `Opens our checkout in a new tab: ${OFFER_SUMS.oneTime}, once.`,
  /** Beside a button that opens the offer page. */
  opensOneTimePlan: `Opens our checkout in a new tab, with the one-time plan: ${OFFER_SUMS.oneTime}. The home page also has a monthly plan.`,
  enrollmentIsOpen:
    "Enrollment in the program is open. The free waitlist is for people who are not ready: we write when we launch something new.",
} as const;

/** Whole US dollars with thousands separators. */
function dollars(amount: number): string {
  return `$${withThousands(amount)}`;
}
