import * as z from "zod";
import type { RawBlock } from "./text-blocks.ts";
import { text } from "./values.ts";

export const legalHead = z.strictObject({
  title: text.meta({ title: "Title" }),
  intro: text.meta({ title: "First lines", control: "text" }),
});

/** A page as the desk edits it. */
export const legalPage = legalHead
  .extend({
    body: z.string().meta({
      title: "Text",
      control: "markdown",
      description: "A section begins with ## and ends in its {#anchor}, which links use: leave it as it is.",
    }),
  })
  .meta({ title: "Legal pages", form: "Legal page" });

type RawSection = { id: string; title: string; body: readonly RawBlock[] };
export type RawLegalPage = z.infer<typeof legalHead> & { sections: readonly RawSection[] };
