import * as z from "zod";
import { ask, defaults, fact, maybe, maybeTimed, orUnpublished } from "./record.ts";
import { id, text } from "./values.ts";

export const safeguardsFile = z.strictObject({
  defaults,
  registrySearch: z.strictObject({ where: maybe, fee: orUnpublished, days: maybeTimed, shows: maybe }),
  papersBeforePaying: maybe,
  stagePayments: maybe,
  powerOfAttorney: maybe,
  agents: z.strictObject({ allowed: maybe, register: maybe }),
  immigrationAdvisers: maybe,
  officialDomains: z.array(z.strictObject({ id, name: text, domain: fact })).min(1),
  report: maybe,
  ask: z.array(ask).min(1).optional(),
});
