import * as z from "zod";
import { day, id, office, text } from "./values.ts";

const costIndex = z
  .strictObject({
    id,
    name: text.meta({ title: "Country" }),
    index: z.number().meta({ title: "What the same life takes, with the USA at 100" }),
    pricesAt: office.meta({
      title: "Office for consumer prices",
      description: "Where the country publishes its own consumer prices.",
    }),
  })
  .meta({ form: "Cost index" });

export const costIndices = z
  .strictObject({
    enteredOn: day.meta({ title: "Entered on" }),
    method: text.meta({ title: "How it was made", control: "text" }),
    homes: z
      .array(costIndex)
      .refine(([first]) => first?.id === "united-states", "The first is the United States, whose index is 100")
      .meta({ title: "Homes" }),
    targets: z.array(costIndex).meta({ title: "Countries of the guides" }),
  })
  .meta({
    title: "Cost comparison",
    form: "Cost comparison",
    formTitle: "How the cost comparison is made",
    pages: ["/cost-calculator"],
  });
