import * as z from "zod";
import { amounts, defaults, fact, maybe, or, priceOrUnpublished, priceRecord, record, use } from "./record.ts";
import { day, id, sourceId, text } from "./values.ts";

const n = z.number();

const byMonth = z.tuple([n, n, n, n, n, n, n, n, n, n, n, n]).meta({ description: "January to December." });

const station = z.strictObject({
  station: text,
  wmo: z.int().meta({ description: "The number of its page at worldweather.wmo.int." }),
  years: text.optional(),
  entered: day,
  note: text.optional(),
  highs: byMonth,
  lows: byMonth,
  rain: byMonth,
});

export const climate = z.union([
  station,
  z.strictObject({ measured: record, highs: byMonth, lows: byMonth, rain: byMonth }),
  use,
]);

/** A month in a city as a public cost-of-living page has it, to hold ours against. */
const comparison = z
  .strictObject({
    household: z.strictObject({ adults: z.int().min(1), children: z.int().min(0) }),
    withoutRent: z.literal(true).optional().meta({ description: "The page's month leaves the rent out." }),
    published: priceRecord.extend({ amounts, sources: z.array(sourceId).min(1) }),
    because: text.optional().meta({
      description:
        "Why our comfortable month differs: needed where it is more than a quarter below, or over twice as much.",
    }),
  })
  .meta({ description: "A month there as a public cost-of-living page has it." });

const district = z.strictObject({ id, name: text, about: text });

const sizes = z.strictObject({
  where: text.meta({ description: "Which districts: Westlands, Kilimani and Lavington." }),
  one: priceOrUnpublished,
  two: priceOrUnpublished,
  three: priceOrUnpublished,
});

export const city = z.strictObject({
  id,
  name: text,
  districts: z.array(district),
  homes: z
    .strictObject({ newcomers: sizes, elsewhere: sizes })
    .meta({ description: "A month's rent by bedrooms, where newcomers live and elsewhere." }),
  basket: or(
    z.strictObject({
      food: priceOrUnpublished,
      transport: priceOrUnpublished,
      utilities: priceOrUnpublished,
      internet: priceOrUnpublished,
      help: priceOrUnpublished,
    }),
  ),
  comparison: comparison.optional(),
  power: maybe,
  needsBackup: z.literal(true).optional().meta({
    description: "The power fails so often that a comfortable home has a generator, batteries or solar power.",
  }),
  water: maybe,
  climate: maybe,
  climateByMonth: climate.optional(),
  air: maybe,
  safety: fact,
  fits: text,
  doesNotFit: text,
});

export const citiesFile = z.strictObject({ defaults, cities: z.array(city).min(1) });

export type RawStation = z.infer<typeof station>;
