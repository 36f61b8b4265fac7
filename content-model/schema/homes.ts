import * as z from "zod";
import { defaults, fact, maybe, maybeTimed } from "./record.ts";
import { text } from "./values.ts";

export const homesFile = z.strictObject({
  defaults,
  ownershipInShort: text.meta({ title: "Can a foreigner own it, in short", control: "text" }),
  ownership: fact.meta({ title: "Can a foreigner own it?" }),
  lease: maybe.meta({ title: "Lease" }),
  steps: maybe.meta({ title: "How a purchase works" }),
  taxes: maybe.meta({ title: "Taxes and fees" }),
  advanceRent: maybeTimed.meta({ title: "Rent in advance" }),
  traps: maybe.meta({ title: "What goes wrong" }),
});
