import * as z from "zod";
import { ask, defaults, fact, maybe, maybeTimed, orUnpublished } from "./record.ts";
import { id, text } from "./values.ts";

export const safeguardsFile = z
  .strictObject({
    defaults,
    registrySearch: z
      .strictObject({
        where: maybe.meta({ title: "Where to search the land register" }),
        fee: orUnpublished.meta({ title: "What a search costs" }),
        days: maybeTimed.meta({ title: "How long a search takes" }),
        shows: maybe.meta({ title: "What a search shows" }),
      })
      .meta({ title: "Land registry search" }),
    papersBeforePaying: maybe.meta({ title: "Papers to hold before you pay for land" }),
    powerOfAttorney: maybe.meta({ title: "Power of attorney" }),
    stagePayments: maybe.meta({ title: "Paying a builder" }),
    agents: z
      .strictObject({
        allowed: maybe.meta({ title: "Who may call themselves an agent" }),
        register: maybe.meta({ title: "Where to look up an agent" }),
      })
      .meta({ title: "Real estate agents" }),
    immigrationAdvisers: maybe.meta({ title: "Immigration advisers" }),
    officialDomains: z
      .array(
        z
          .strictObject({ id, name: text.meta({ title: "Name" }), domain: fact.meta({ title: "Address" }) })
          .meta({ form: "Official site" }),
      )
      .min(1)
      .meta({ title: "Official site" }),
    report: maybe.meta({ title: "Where to report fraud" }),
    ask: z.array(ask).min(1).optional().meta({ title: "Whom to ask", add: "Add a question" }),
  })
  .meta({ title: "Before you pay" });
