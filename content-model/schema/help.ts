import * as z from "zod";
import { id, pageAddress, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const help = z
  .strictObject({
    topics: z
      .array(
        z
          .strictObject({
            id,
            title: text.meta({ title: "Title" }),
            description: text.meta({ title: "Description", control: "text" }),
            articles: z.int().meta({ title: "Number of articles" }),
            sample,
            links: z
              .array(z.strictObject({ label: text.meta({ title: "Words" }), to: pageAddress.meta({ title: "Page" }) }))
              .meta({ title: "Pages that help", add: "Add a page", blank: { to: "/" } }),
          })
          .meta({ form: "Help topic" }),
      )
      .min(1, "Keep a topic: its heading needs something under it"),
  })
  .meta({ title: "Help center", pages: ["/help"] });
