import * as z from "zod";
import { OWN_PASSPORT, PROOFS, RIGHTS, ROUTE_STATES } from "#domain/belonging.ts";
import { defaults, fact, maybe, orUnpublished } from "./record.ts";
import { day, id, text } from "./values.ts";

const change = z.strictObject({ id: day, day, what: fact });

const rights = z.array(z.enum(RIGHTS));

/** A route to belong to the country. belonging-rules.ts holds its choices to the words of its records. */
export const program = z.strictObject({
  id,
  name: text,
  proof: z.array(z.enum(PROOFS)).min(1).meta({ description: "What it accepts as proof; any one of these is enough." }),
  state: z
    .enum(ROUTE_STATES)
    .meta({ description: "Whether it takes applications today; none if there is no such route." }),
  since: day.optional().meta({ description: "Since when, where a page says it: the day of one of its changes." }),
  gives: rights.meta({ description: "The rights it gives." }),
  refuses: rights
    .min(1)
    .optional()
    .meta({ description: "The rights it doesn't give; one in neither list is not published." }),
  ownPassport: z
    .enum(OWN_PASSPORT)
    .optional()
    .meta({ description: "What becomes of the passport you have; left out where no page says." }),
  closedTo: text.optional().meta({ description: "Passports that it refuses: us, uk, canada, ISO codes or a bloc." }),
  conditions: fact,
  rights: maybe.meta({ description: "What it gives in words, unless it's everything a citizen has." }),
  excludes: maybe.meta({ description: "Whom or what it leaves out." }),
  cost: orUnpublished,
  costLacks: text.optional().meta({ description: "What the amounts of its cost leave out: the DNA test and flights." }),
  status: fact,
  changes: z.array(change),
});

export const belongingFile = z.strictObject({
  defaults,
  descent: maybe,
  marriage: maybe,
  naturalization: maybe,
  programs: z.array(program),
  dualNationality: fact,
  missingBirthCertificate: maybe,
  differentNames: maybe,
  passportAtBorder: maybe,
  firstPapers: maybe,
});
