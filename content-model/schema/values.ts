import * as z from "zod";
import "./meta.ts";

/** The address of a page of the site. */
export const pageAddress = z.string().regex(/^\/(?![/\\])\S*$/, "A page of the site: /faq");

export const day = z.iso.date({ error: "A calendar day, YYYY-MM-DD", abort: true });

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day on which somebody did something, wherever they are: tomorrow in UTC has begun in the east. */
export const pastDay = day.refine(
  (value) => value <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  "This day has not come yet",
);

/** A day, a month or a year: when a price held. */
export const time = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, "A day, a month or a year: 2026-02-22, 2025-11, 2024");

/** What names something else. */
export const reference = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words with hyphens");

export const id = reference.meta({ fixed: true });

export const office = reference.meta({
  id: "Office",
  control: "office",
  description: "The office to confirm it at: an id of content/offices.yaml.",
});

export const sourceId = z
  .string()
  .regex(/^\/?[A-Za-z0-9-]+$/)
  .meta({
    control: "source",
    description: "A page of sources.yaml of the country, or after / of content/sources.yaml.",
  });

/** Files that belong to no country have no sources of their own. */
export const sharedSource = z
  .string()
  .regex(/^\/[A-Za-z0-9-]+$/)
  .meta({ control: "source", description: "A page of content/sources.yaml, after /." });

export const range = z
  .strictObject({ from: z.number(), to: z.number() })
  .refine(({ from, to }) => from <= to, "from is above to")
  .meta({ id: "Range", control: "range" });

/** Words on one line: calendars, mails and feeds put some of them where a line break begins something else. */
export const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "Write this on one line, without a line break");

/** Passports that a permit or a route refuses, as content-model/resolve/passport-groups.ts reads them. */
export const closedTo = text.optional().meta({
  title: "Passports it refuses",
  description: "us, uk, canada, two letters for each country, or a bloc.",
});

/** What a newcomer must have before an office, a bank or customs will act; null if not published. Plans order tasks by it. */
const NEEDS = { nothing: "Nothing", permit: "The permit", card: "The residence card" };
export const needs = z.enum(["nothing", "permit", "card"]).nullable().meta({ none: "Not published", options: NEEDS });
