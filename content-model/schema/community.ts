import * as z from "zod";
import { id, text } from "./values.ts";
import { sample } from "./testimonials.ts";

export const community = z
  .strictObject({
    numbers: z
      .array(
        z
          .strictObject({
            id,
            value: text.meta({ title: "Number" }),
            label: text.meta({ title: "What it counts" }),
            sample,
          })
          .meta({ form: "Community number" }),
      )
      .meta({ add: "New community number" }),
  })
  .meta({ title: "Community numbers", pages: ["/community"] });
