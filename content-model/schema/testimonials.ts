import * as z from "zod";
import { id, text } from "./values.ts";

/** An invented entry until a real one takes its place (decision: samples). */
export const sample = z.literal(true).optional().meta({ description: "An invented entry, which the page labels so." });

const color = z.string().regex(/^#[0-9a-f]{6}$/, "A color: #6d4127");

const portrait = z.strictObject({
  hair: z.enum(["afro", "wrap", "short", "braids", "bald"]),
  skin: color,
  backdrop: color,
  clothes: color,
  wrap: color.optional(),
  beard: z.literal(true).optional(),
});

const story = { id, name: text, text, rating: z.literal([1, 2, 3, 4, 5]), sample };

export const testimonials = z.strictObject({
  home: z.array(z.strictObject({ ...story, transition: text, location: text, portrait })),
  community: z.array(z.strictObject({ ...story, transition: text, location: text })),
  waitlist: z.array(z.strictObject({ ...story, title: text, portrait })),
  messages: z.array(z.strictObject({ id, from: text, text, sample })),
});
