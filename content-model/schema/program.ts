import * as z from "zod";
import { MODULES } from "./offers.ts";
import { id, text } from "./values.ts";

export const program = z
  .strictObject({
    length: text.meta({ title: "How long the program takes", form: "Text" }),
    modules: z
      .array(
        z
          .strictObject({
            id,
            title: text.meta({ title: "Title" }),
            description: text.meta({ title: "Description", control: "text" }),
            checkpoints: z.array(text).min(1).meta({ title: "Checkpoints, one a line" }),
          })
          .meta({ form: "Module of the program" }),
      )
      .length(MODULES.length, "The program has seven modules, as the site's own texts say"),
  })
  .meta({ title: "Program", pages: ["/", "/job-search"] });
