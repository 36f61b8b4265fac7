import * as z from "zod";
import { id, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const contact = z
  .strictObject({
    offices: z
      .array(
        z
          .strictObject({
            id,
            country: text.meta({ title: "Country" }),
            kind: z.literal("Virtual office").meta({ fixed: true }),
            address: text.meta({ title: "Address", control: "text" }),
            note: text.meta({ title: "Note", control: "text" }),
            sample,
          })
          .meta({ form: "Virtual office" }),
      )
      .meta({ add: "New virtual office" }),
  })
  .meta({ title: "Contact page", pages: ["/contact"] });
