import * as z from "zod";
import { day, id, office, sharedSource, text, time } from "./values.ts";

const costIndex = z
  .strictObject({
    id,
    name: text.meta({ title: "Country" }),
    index: z.number().meta({ title: "What the same life takes, with the USA at 100" }),
    second: z.number().optional().meta({ title: "Second index that was read" }),
    pricesAt: office.meta({
      title: "Office for consumer prices",
      description: "Where the country publishes its own consumer prices.",
    }),
  })
  .meta({ form: "Cost index" });

const compared = z.strictObject({
  source: sharedSource.meta({ title: "Page of the second index", description: "The page of the second index." }),
  countries: z.array(costIndex),
});

export const costIndices = z
  .strictObject({
    enteredOn: day.meta({ title: "Entered on" }),
    method: text.meta({ title: "How it was made", control: "text" }),
    secondMethod: text.meta({ title: "How the second index is used", control: "text" }),
    secondDate: time.meta({ title: "Time of the second index", description: "When its prices were entered." }),
    homes: compared
      .refine(
        ({ countries: [first] }) => first?.id === "united-states",
        "The first is the United States, whose index is 100",
      )
      .meta({ title: "Homes" }),
    targets: compared.meta({ title: "Countries of the guides" }),
  })
  .meta({
    title: "Cost comparison",
    form: "Cost comparison",
    formTitle: "How the cost comparison is made",
    pages: ["/cost-calculator"],
  });
