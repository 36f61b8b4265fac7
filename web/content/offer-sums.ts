import { OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { withThousands } from "#domain/thousands.ts";

const program = { oneTime: OFFERS[OFFER_PAIRS.program.oneTime], monthly: OFFERS[OFFER_PAIRS.program.monthly] };
const module7 = { oneTime: OFFERS[OFFER_PAIRS.module7.oneTime], monthly: OFFERS[OFFER_PAIRS.module7.monthly] };

const monthlyTotal = program.monthly.price * program.monthly.payments;

/** The sums that follow from the prices, in words. */
export const OFFER_SUMS = {
  oneTime: dollars(program.oneTime.price),
  monthly: dollars(program.monthly.price),
  monthlyModules: `modules ${program.monthly.modules[0]} to ${program.monthly.modules.at(-1)}`,
  payments: String(program.monthly.payments),
  monthlyTotal: dollars(monthlyTotal),
  saved: dollars(monthlyTotal - program.oneTime.price),
  module7OneTime: dollars(module7.oneTime.price),
  module7Monthly: dollars(module7.monthly.price),
} as const;

/** Whole US dollars with thousands separators. */
function dollars(amount: number): string {
  return `$${withThousands(amount)}`;
}
