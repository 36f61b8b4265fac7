import * as z from "zod";
import { id, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const contact = z.strictObject({
  offices: z.array(
    z.strictObject({ id, country: text, kind: z.literal("Virtual office"), address: text, note: text, sample }),
  ),
});
