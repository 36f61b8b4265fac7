import * as z from "zod";
import { needs } from "./values.ts";
import { defaults, fact, maybe } from "./record.ts";

export const moneyFile = z.strictObject({
  defaults,
  taxResidence: maybe.meta({ title: "When you become a tax resident" }),
  foreignIncome: maybe.meta({ title: "Income from abroad" }),
  foreignPensions: maybe.meta({ title: "Pensions from abroad" }),
  rates: maybe.meta({ title: "Tax rates" }),
  filing: maybe.meta({ title: "Tax return" }),
  treaties: z.strictObject({
    us: maybe.meta({ title: "Tax treaty with the USA" }),
    uk: maybe.meta({ title: "Tax treaty with the UK" }),
    canada: maybe.meta({ title: "Tax treaty with Canada" }),
  }),
  banks: maybe.meta({ title: "Banks" }),
  accountNeeds: needs.meta({ title: "What an account needs first" }),
  currencyControl: fact.meta({ title: "Currency control" }),
  mobileMoney: maybe.meta({ title: "Mobile money" }),
  transfer: maybe.meta({ title: "Bringing money in" }),
  sourceOfFunds: maybe.meta({ title: "Proof of where money comes from" }),
  sendingOut: maybe.meta({ title: "Sending money out again" }),
  businessAccount: maybe.meta({ title: "An account for a business" }),
  crypto: maybe.meta({ title: "Cryptocurrency" }),
  foreignersPrices: maybe.meta({ title: "Prices for foreigners" }),
});
