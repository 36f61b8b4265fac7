import * as z from "zod";
import { defaults, fact } from "./record.ts";
import { pastDay, sourceId, text } from "./values.ts";

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** A government's advice: the day on which it was entered, and the page that it is from. */
const advice = {
  source: sourceId.meta({ title: "Page of the advice" }),
  enteredOn: pastDay.meta({ title: "Read on" }),
};

const levels = level.meta({ title: "Level", options: { 1: "Level 1", 2: "Level 2", 3: "Level 3", 4: "Level 4" } });

const form = "Travel advice";

export const safetyFile = z.strictObject({
  defaults,
  usLimits: z
    .strictObject({
      entry: z.enum(["all visas", "most visas", "nothing"]).meta({ title: "It stops" }),
      wasPaused: z.boolean().meta({ title: "It was paused" }),
      asksBond: z.literal(true).optional().meta({ title: "It asks for a bond" }),
    })
    .meta({ title: "US limits on entry" }),
  us: z
    .strictObject({ level: levels, reasons: text.meta({ title: "Reasons", control: "text" }), ...advice })
    .meta({ title: "US travel advisory", form }),
  uk: z
    .strictObject({
      against: z
        .enum(["all travel", "all but essential travel"])
        .nullable()
        .meta({
          title: "It advises against",
          description: "What it advises against first; nothing where it names nothing.",
          none: "Nothing",
          options: { "all travel": "All travel", "all but essential travel": "All but essential travel" },
        }),
      where: text.optional().meta({
        title: "Where",
        control: "text",
        description: "It follows “against all travel”. Leave it empty for the whole country.",
      }),
      ...advice,
    })
    .meta({ title: "UK travel advice", form }),
  canada: z
    .strictObject({ level: levels, more: text.meta({ title: "In a few words", control: "text" }), ...advice })
    .meta({ title: "Canadian travel advice", form }),
  areas: fact.meta({ title: "Areas to avoid" }),
  roads: fact.meta({ title: "On the road" }),
  health: fact.meta({ title: "Health" }),
  sameSex: fact.meta({ title: "Same-sex relationships" }),
  powerInternet: fact.meta({ title: "Power and internet" }),
  emergency: fact.meta({ title: "Emergency numbers" }),
});
