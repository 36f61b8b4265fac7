import * as z from "zod";
import { text } from "./values.ts";

const catalogFact = z.strictObject({
  value: text,
  basis: z.enum(["brief", "estimate"]).optional(),
  office: text,
  entered: z.iso.date(),
  checked: z.iso.date().optional(),
  confirmed: z.strictObject({ on: z.iso.date(), by: text }).optional(),
  doubted: z.iso.date().optional(),
  method: text.optional(),
  changed: z.array(z.strictObject({ on: z.iso.date(), from: text })).optional(),
});

/** What lists, cards and the finder know of a country. */
export const catalogFile = z.strictObject({
  name: text,
  alpha2: z.string().length(2).meta({ description: "ISO 3166-1, for flags." }),
  numeric: z
    .string()
    .regex(/^\d{3}$/)
    .meta({ description: "ISO 3166-1, by which its outline on the map is found." }),
  region: z.enum(["west", "east", "north", "south"]),
  featured: z.literal(true).optional().meta({ description: "Among the finder's featured countries." }),
  description: text,
  tags: z.array(z.strictObject({ label: text, tone: z.enum(["forest", "terracotta", "ochre", "indigo"]) })),
  finder: z
    .strictObject({ lifestyle: z.array(text), language: z.array(text), investment: z.array(text) })
    .meta({ description: "The choices of the finder that it fits." }),
  capital: catalogFact,
  capitalAt: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .meta({ description: "Degrees north and east." }),
  languages: catalogFact,
  currency: catalogFact,
  population: catalogFact,
});

/** The catalog of countries by their ids. */
export type CatalogValues = Readonly<Record<string, z.infer<typeof catalogFile>>>;
