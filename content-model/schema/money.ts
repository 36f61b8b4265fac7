import * as z from "zod";
import { needs, text } from "./values.ts";
import { defaults, fact, maybe } from "./record.ts";

/** A number of the state's, such as a tax number, that other steps of a move wait for. */
const number = z.strictObject({
  name: text.meta({ title: "Name", description: "With its article: a Kenyan tax number (PIN)." }),
  needs: needs.meta({ title: "What it needs first" }),
  before: z
    .array(z.enum(["bank", "driving-license", "land-contract"]))
    .min(1)
    .meta({ title: "Steps of a plan that need it" }),
});

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
  number: number.optional().meta({ title: "Tax or identity number", rare: true }),
  currencyControl: fact.meta({ title: "Currency control" }),
  mobileMoney: maybe.meta({ title: "Mobile money" }),
  transfer: maybe.meta({ title: "Bringing money in" }),
  sourceOfFunds: maybe.meta({ title: "Proof of where money comes from" }),
  sendingOut: maybe.meta({ title: "Sending money out again" }),
  businessAccount: maybe.meta({ title: "An account for a business" }),
  crypto: maybe.meta({ title: "Cryptocurrency" }),
  foreignersPrices: maybe.meta({ title: "Prices for foreigners" }),
});
