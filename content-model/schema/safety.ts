import * as z from "zod";
import { defaults, fact } from "./record.ts";
import { pastDay, sourceId, text } from "./values.ts";

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** A government's advice: the day on which it was entered, and the page that it is from. */
const advice = { entered: pastDay, source: sourceId };

export const safetyFile = z.strictObject({
  defaults,
  usLimits: z.strictObject({
    entry: z.enum(["all visas", "most visas", "nothing"]),
    wasPaused: z.boolean(),
    asksBond: z.literal(true).optional(),
  }),
  us: z.strictObject({ level, reasons: text, ...advice }),
  uk: z.strictObject({
    against: z
      .enum(["all travel", "all but essential travel"])
      .nullable()
      .meta({ description: "What it advised against first; null where it named nothing." }),
    where: text.optional().meta({ description: "Where, after these words; absent where that is the whole country." }),
    ...advice,
  }),
  canada: z.strictObject({ level, more: text, ...advice }),
  areas: fact,
  roads: fact,
  health: fact,
  sameSex: fact,
  powerInternet: fact,
  emergency: fact,
});
