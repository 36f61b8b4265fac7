import { z } from "zod";
import { addDays, isTimeZone, startOfDay } from "../../domain/calendar-day.ts";
import { LEAD_SOURCES, type LeadSource, OPT_IN_SOURCES } from "../../domain/lead.ts";
import { LIST_LIMITS, LIST_SORTS, type ListSort, SUBMISSION_SORTS } from "../../domain/owner-lists.ts";
import type { ListFilter, ListPosition } from "../store/lists.ts";
import { positionOf } from "./list-cursor.ts";

// The query parameters of the owner's lists (decision: lists). An empty one counts as left out, as a form sends it.

/** A parameter that may be left out or empty; undefined then. */
function optional<Output>(schema: z.ZodType<Output, string>) {
  return z
    .string("Please give this only once")
    .trim()
    .transform((text) => text || undefined)
    .pipe(schema.optional())
    .optional();
}

const dayField = optional(z.iso.date("Please give a day as 2026-11-21").regex(/^2/, "Please give a day after 1999"));

/** The time zone of the browser that asks (decision: today-is-the-owners-day). */
const timeZoneField = optional(
  z.string().max(64, "This time zone is not known").refine(isTimeZone, "This time zone is not known"),
).transform((timeZone) => timeZone ?? "UTC");

const limitMessage = `Please ask for 1 to ${LIST_LIMITS.largestPage} rows`;

const paging = {
  limit: optional(
    z
      .string()
      .regex(/^\d{1,3}$/, limitMessage)
      .transform(Number)
      .pipe(z.number().min(1, limitMessage).max(LIST_LIMITS.largestPage, limitMessage)),
  ),
  cursor: optional(z.string().max(8192, "This is not a place in the list")),
};

const common = {
  q: optional(z.string().max(LIST_LIMITS.search, `Please search for ${LIST_LIMITS.search} characters or fewer`)),
  from: dayField,
  to: dayField,
  tz: timeZoneField,
};

const country = optional(
  z.string().max(LIST_LIMITS.country, `Please keep the country under ${LIST_LIMITS.country} characters`),
);
const sort = optional(z.enum(LIST_SORTS, "This list cannot be sorted so"));

const optIns = {
  ...common,
  country,
  sort,
  source: optional(z.enum(OPT_IN_SOURCES, "No opt-in has this source")),
};
const submissions = {
  ...common,
  country,
  sort: optional(z.enum(SUBMISSION_SORTS, "This list cannot be sorted so")),
  source: optional(
    z.enum(
      LEAD_SOURCES.filter((source) => !(OPT_IN_SOURCES as readonly string[]).includes(source)),
      "No calculator submission has this source",
    ),
  ),
};
const messages = { ...common, sort };

/** What the parameters ask for, ready for worker/store/lists.ts; `timeZone` is for dates that are shown. */
export type ListQuery = ListFilter & { limit: number; after: ListPosition | null; timeZone: string };

type Parameters = {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  tz: string;
  source?: LeadSource | undefined;
  country?: string | undefined;
  sort?: ListSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

function toListQuery(parameters: Parameters, context: z.RefinementCtx): ListQuery {
  const { q, from, to, tz, source, country, sort = "newest", limit = LIST_LIMITS.page, cursor } = parameters;
  const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (from && to && from > to) refuse("to", "The last day must not come before the first");
  const after = cursor === undefined ? null : positionOf(sort, cursor);
  if (cursor !== undefined && after === null) refuse("cursor", "This is not a place in the list");
  return {
    search: q,
    source,
    country,
    sort,
    createdFrom: from ? startOfDay(from, tz) : undefined,
    createdBefore: to ? startOfDay(addDays(to, 1), tz) : undefined,
    limit,
    after,
    timeZone: tz,
  };
}

export const optInListQuery = z.strictObject({ ...optIns, ...paging }).transform(toListQuery);
export const optInCsvQuery = z.strictObject(optIns).transform(toListQuery);
export const submissionListQuery = z.strictObject({ ...submissions, ...paging }).transform(toListQuery);
export const submissionCsvQuery = z.strictObject(submissions).transform(toListQuery);
export const messageListQuery = z.strictObject({ ...messages, ...paging }).transform(toListQuery);
export const messageCsvQuery = z.strictObject(messages).transform(toListQuery);

/** For what is counted by the owner's days. */
export const timeZoneQuery = z.strictObject({ tz: timeZoneField });
