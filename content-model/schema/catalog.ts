import * as z from "zod";
import { text } from "./values.ts";

const catalogFact = z.strictObject({
  value: text.meta({ title: "What it says", control: "text" }),
  basis: z.enum(["brief", "estimate"]).optional().meta({ title: "What it rests on" }),
  office: text.meta({ title: "Office to confirm it with", control: "office" }),
  enteredOn: z.iso.date().meta({ title: "Entered on" }),
  checked: z.iso.date().optional().meta({ title: "Read again and still right on" }),
  confirmed: z
    .strictObject({ on: z.iso.date(), by: text })
    .optional()
    .meta({ title: "Confirmed by the office", control: "confirmed" }),
  answered: z.iso.date().optional().meta({ title: "Answered from the office’s address on", rare: true }),
  couldNotConfirm: z.iso.date().optional().meta({ title: "Could not be confirmed on", rare: true }),
  method: text.optional().meta({ title: "How it was made", control: "text", rare: true }),
  changed: z
    .array(z.strictObject({ on: z.iso.date(), from: text }))
    .optional()
    .meta({ fixed: true }),
});

/** What lists, cards and the finder know of a country. */
export const catalogFile = z
  .strictObject({
    name: text.meta({ title: "Name" }),
    alpha2: z.string().length(2).meta({ fixed: true, description: "ISO 3166-1, for flags." }),
    numeric: z
      .string()
      .regex(/^\d{3}$/)
      .meta({ fixed: true, description: "ISO 3166-1, by which its outline on the map is found." }),
    region: z.enum(["west", "east", "north", "south"]).meta({ title: "Region" }),
    featured: z.literal(true).optional().meta({ title: "Among the finder’s featured countries" }),
    description: text.meta({ title: "Description", control: "text" }),
    tags: z
      .array(
        z.strictObject({
          label: text.meta({ title: "Words" }),
          tone: z.enum(["forest", "terracotta", "ochre", "indigo"]).meta({ title: "Color" }),
        }),
      )
      .meta({ title: "Tags", add: "Add a tag" }),
    finder: z
      .strictObject({
        lifestyle: z.array(text).meta({ title: "Lifestyle" }),
        language: z.array(text).meta({ title: "Language" }),
        investment: z.array(text).meta({ title: "Investment" }),
      })
      .meta({ title: "Finder", description: "The choices of the finder that it fits." }),
    capital: catalogFact.meta({ title: "Capital" }),
    capitalAt: z
      .strictObject({
        latitude: z.number().meta({ title: "Latitude" }),
        longitude: z.number().meta({ title: "Longitude" }),
      })
      .meta({ title: "Where the capital is", description: "Degrees north and east." }),
    languages: catalogFact.meta({ title: "Languages" }),
    currency: catalogFact.meta({ title: "Currency" }),
    population: catalogFact.meta({ title: "Population" }),
  })
  .meta({ title: "Lists and cards", form: "Country", formTitle: "Description, tags and finder" });

/** The catalog of countries by their ids. */
export type CatalogValues = Readonly<Record<string, z.infer<typeof catalogFile>>>;
