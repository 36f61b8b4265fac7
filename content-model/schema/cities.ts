import * as z from "zod";
import { amounts, defaults, fact, maybe, or, priceOrUnpublished, priceRecord, record, sameAs } from "./record.ts";
import { day, id, sourceId, text } from "./values.ts";

const n = z.number();

const byMonth = z.tuple([n, n, n, n, n, n, n, n, n, n, n, n]).meta({ description: "January to December." });

const station = z.strictObject({
  station: text.meta({ title: "Station" }),
  wmo: z.int().meta({ title: "Number of its page", description: "At worldweather.wmo.int." }),
  years: text.optional().meta({ title: "Years measured" }),
  enteredOn: day.meta({ title: "Entered on" }),
  note: text.meta({ title: "Note", control: "text" }).optional(),
  highs: byMonth.meta({ title: "Highs" }),
  lows: byMonth.meta({ title: "Lows" }),
  rain: byMonth.meta({ title: "Rain" }),
});

export const climate = z.union([
  station,
  z.strictObject({
    measured: record.meta({ title: "Climate by month" }),
    highs: byMonth.meta({ title: "Highs" }),
    lows: byMonth.meta({ title: "Lows" }),
    rain: byMonth.meta({ title: "Rain" }),
  }),
  sameAs,
]);

/** A month in a city as a public cost-of-living page has it, to hold ours against. */
const comparison = z
  .strictObject({
    household: z.strictObject({
      adults: z.int().min(1).meta({ title: "Adults" }),
      children: z.int().min(0).meta({ title: "Children" }),
    }),
    withoutRent: z.literal(true).optional().meta({ title: "The page leaves the rent out" }),
    published: priceRecord
      .extend({
        amounts: amounts.meta({ title: "Amounts to plan with" }),
        sources: z.array(sourceId).min(1).meta({ title: "Sources", control: "sources" }),
      })
      .meta({ title: "Month by a public page" }),
    because: text.optional().meta({
      title: "Why ours differs",
      control: "text",
      description:
        "Why our comfortable month differs: needed where it is more than a quarter below, or over twice as much.",
    }),
  })
  .meta({ title: "Comparison", description: "A month there as a public cost-of-living page has it." });

const district = z
  .strictObject({
    id,
    name: text.meta({ title: "Name" }),
    about: text.meta({ title: "In a few words", control: "text" }),
  })
  .meta({ form: "District" });

const sizes = z.strictObject({
  where: text.meta({ title: "Districts", description: "Which districts: Westlands, Kilimani and Lavington." }),
  one: priceOrUnpublished.meta({ title: "One bedroom" }),
  two: priceOrUnpublished.meta({ title: "Two bedrooms" }),
  three: priceOrUnpublished.meta({ title: "Three bedrooms" }),
});

export const city = z
  .strictObject({
    id,
    name: text.meta({ title: "Name" }),
    districts: z.array(district),
    homes: z.strictObject({
      newcomers: sizes.meta({ title: "Rent where newcomers live" }),
      elsewhere: sizes.meta({ title: "Rent elsewhere" }),
    }),
    basket: or(
      z.strictObject({
        food: priceOrUnpublished.meta({ title: "Food" }),
        transport: priceOrUnpublished.meta({ title: "Transport" }),
        utilities: priceOrUnpublished.meta({ title: "Utilities" }),
        internet: priceOrUnpublished.meta({ title: "Internet" }),
        help: priceOrUnpublished.meta({ title: "Household help" }),
      }),
    ),
    comparison: comparison.optional(),
    power: maybe.meta({ title: "Power" }),
    needsBackup: z.literal(true).optional().meta({
      title: "A comfortable home there needs backup power",
      description: "The power fails so often that a comfortable home has a generator, batteries or solar power.",
    }),
    water: maybe.meta({ title: "Water" }),
    climate: maybe.meta({ title: "Climate" }),
    climateByMonth: climate.optional().meta({ title: "Climate by month" }),
    air: maybe.meta({ title: "Air" }),
    safety: fact.meta({ title: "Safety" }),
    fits: text.meta({ title: "Whom it suits", control: "text" }),
    doesNotFit: text.meta({ title: "Whom it doesn’t suit", control: "text" }),
  })
  .meta({ form: "City" });

export const citiesFile = z.strictObject({ defaults, cities: z.array(city).min(1) });

export type RawStation = z.infer<typeof station>;
