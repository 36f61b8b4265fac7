import { PROOF_LABELS, STATE_LABELS, WANT_LABELS } from "#domain/route-labels.ts";
import * as z from "zod";
import { OWN_PASSPORT, PROOFS, RIGHTS, ROUTE_STATES } from "#domain/belonging.ts";
import { defaults, fact, maybe, orUnpublished } from "./record.ts";
import { closedTo, day, id, text } from "./values.ts";

const change = z.strictObject({
  id: day.meta({ fixed: true }),
  day: day.meta({ title: "Day" }),
  what: fact.meta({ title: "News" }),
});

const rights = z.array(z.enum(RIGHTS)).meta({ options: WANT_LABELS });

/** A route to belong to the country. belonging-rules.ts holds its choices to the words of its records. */
export const program = z
  .strictObject({
    id,
    name: text.meta({ title: "Name" }),
    proof: z
      .array(z.enum(PROOFS))
      .min(1)
      .meta({ title: "What it accepts as proof", options: PROOF_LABELS, description: "Any one of these is enough." }),
    state: z.enum(ROUTE_STATES).meta({ title: "Does it take applications?", options: STATE_LABELS }),
    since: day.optional().meta({ title: "Since when", description: "The day of an entry in its log." }),
    gives: rights.meta({ title: "What it gives" }),
    refuses: rights
      .min(1)
      .optional()
      .meta({ title: "What it doesn’t give", description: "One in neither list is not published." }),
    ownPassport: z
      .enum(OWN_PASSPORT)
      .optional()
      .meta({
        title: "The passport people have",
        none: "Not published",
        options: { keep: "They may keep it", renounce: "They must give it up" },
      }),
    closedTo,
    conditions: fact.meta({ title: "Who qualifies" }),
    cost: orUnpublished.meta({ title: "Cost" }),
    status: fact.meta({ title: "Status" }),
    rights: maybe.meta({ title: "What you get", description: "Unless it’s everything a citizen has." }),
    excludes: maybe.meta({ title: "Who is left out" }),
    costLacks: text.optional().meta({ title: "What the cost leaves out", description: "the DNA test and flights" }),
    changes: z.array(change),
  })
  .meta({ form: "Route to belong" });

export const belongingFile = z.strictObject({
  defaults,
  descent: maybe.meta({ title: "By descent" }),
  marriage: maybe.meta({ title: "By marriage" }),
  naturalization: maybe.meta({ title: "By naturalization" }),
  dualNationality: fact.meta({ title: "Dual citizenship" }),
  missingBirthCertificate: maybe.meta({ title: "If a parent’s birth certificate is missing" }),
  differentNames: maybe.meta({ title: "If names on your papers differ" }),
  passportAtBorder: maybe.meta({ title: "Which passport to show at the border" }),
  firstPapers: maybe.meta({ title: "First ID number and passport" }),
  programs: z.array(program),
});
