import * as z from "zod";
import { defaults, fact, maybe, maybeTimed } from "./record.ts";
import { text } from "./values.ts";

export const homesFile = z.strictObject({
  defaults,
  ownershipInShort: text,
  ownership: fact,
  lease: maybe,
  steps: maybe,
  taxes: maybe,
  advanceRent: maybeTimed,
  traps: maybe,
});
