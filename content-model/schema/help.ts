import * as z from "zod";
import { id, pageAddress, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const help = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        id,
        title: text,
        description: text,
        articles: z.int(),
        sample,
        links: z
          .array(z.strictObject({ label: text, to: pageAddress }))
          .meta({ description: "Pages that help today." }),
      }),
    )
    .min(1, "Keep a topic: its heading needs something under it"),
});
