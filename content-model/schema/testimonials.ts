import * as z from "zod";
import { id, text } from "./values.ts";

/** An invented entry until a real one takes its place (decision: samples). */
export const sample = z.literal(true).optional().meta({ title: "This one is invented", control: "sample" });

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "A color: #6d4127")
  .meta({ control: "color" });

const portrait = z
  .strictObject({
    hair: z.enum(["afro", "wrap", "short", "braids", "bald"]).meta({
      title: "Hair",
      options: { afro: "Afro", wrap: "Head wrap", short: "Short hair", braids: "Braids", bald: "Bald" },
    }),
    skin: color.meta({ title: "Skin" }),
    backdrop: color.meta({ title: "Background" }),
    clothes: color.meta({ title: "Clothes" }),
    wrap: color.optional().meta({ title: "Head wrap" }),
    beard: z.literal(true).optional().meta({ title: "A beard" }),
  })
  .meta({ title: "Portrait" });

const name = text.meta({ title: "Name" });
const transition = text.meta({ title: "Who they are" });
const location = text.meta({ title: "From where to where" });
const rest = {
  text: text.meta({ title: "What they say", control: "text" }),
  rating: z.literal([1, 2, 3, 4, 5]).meta({
    title: "Stars",
    options: { 1: "1 of 5", 2: "2 of 5", 3: "3 of 5", 4: "4 of 5", 5: "5 of 5" },
  }),
  sample,
};

const form = "Testimonial";

/** What a new one begins with. */
const PORTRAIT = { hair: "short", skin: "#8a5732", backdrop: "#f2ca7c", clothes: "#1f2a5a" };
const blank = { rating: 5 };

export const testimonials = z
  .strictObject({
    home: z.array(z.strictObject({ id, name, transition, location, ...rest, portrait }).meta({ form })).meta({
      title: "Home page",
      add: "New testimonial on the home page",
      blank: { ...blank, portrait: PORTRAIT },
      pages: ["/"],
    }),
    community: z.array(z.strictObject({ id, name, transition, location, ...rest }).meta({ form })).meta({
      title: "Community page",
      add: "New testimonial on the community page",
      blank,
      pages: ["/community"],
    }),
    waitlist: z
      .array(
        z.strictObject({ id, name, title: text.meta({ title: "Who they are" }), ...rest, portrait }).meta({ form }),
      )
      .meta({
        title: "Waitlist page",
        add: "New testimonial on the waitlist page",
        blank: { ...blank, portrait: PORTRAIT },
        pages: ["/waitlist"],
      }),
    messages: z
      .array(
        z
          .strictObject({
            id,
            from: text.meta({ title: "Who" }),
            text: text.meta({ title: "What they wrote", control: "text" }),
            sample,
          })
          .meta({ form: "Community message" }),
      )
      .meta({ title: "Community messages", add: "New community message", pages: ["/community"] }),
  })
  .meta({ title: "Testimonials" });
