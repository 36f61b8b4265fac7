import * as z from "zod";
import { MODULES } from "./offers.ts";
import { id, text } from "./values.ts";

export const program = z.strictObject({
  length: text,
  modules: z
    .array(z.strictObject({ id, title: text, description: text, checkpoints: z.array(text).min(1) }))
    .length(MODULES.length, "The program has seven modules, as the site's own texts say"),
});
