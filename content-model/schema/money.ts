import * as z from "zod";
import { defaults, fact, maybe } from "./record.ts";

export const moneyFile = z.strictObject({
  defaults,
  taxResidence: maybe,
  foreignIncome: maybe,
  foreignPensions: maybe,
  rates: maybe,
  filing: maybe,
  treaties: z.strictObject({ us: maybe, uk: maybe, canada: maybe }),
  banks: maybe,
  currencyControl: fact,
  mobileMoney: maybe,
  transfer: maybe,
  sourceOfFunds: maybe,
  sendingOut: maybe,
  businessAccount: maybe,
  crypto: maybe,
  foreignersPrices: maybe,
});
