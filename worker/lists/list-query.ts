import { z } from "zod";
import { addDays, calendarDay, startOfDay } from "../../domain/calendar-day.ts";
import { type LeadSource, OPT_IN_SOURCES, SOURCES_OF_KIND } from "../../domain/lead.ts";
import {
  normalizeTag,
  PEOPLE_VIEWS,
  type PeopleView,
  PERSON_STATUSES,
  type PersonStatus,
  TAG_LIMITS,
} from "../../domain/person.ts";
import {
  LIST_LIMITS,
  LIST_SORTS,
  type ListSort,
  REPORT_PERIODS,
  SUBMISSION_SORTS,
  TIME_SORTS,
} from "../../domain/owner-lists.ts";
import { timeZoneField } from "../http/fields.ts";
import type { ListFilter, PeopleFilter } from "./lists.store.ts";
import type { PageRequest } from "../db/page.ts";
import { optionalParameter, pagingParameters, toPageRequest } from "../http/paging.ts";

// The query parameters of the owner's lists. An empty one counts as left out, as a form sends it.

const dayField = optionalParameter(
  z.iso.date("Please give a day as 2026-11-21").regex(/^2/, "Please give a day after 1999"),
);

/** The time zone of the browser. */
const browsersTimeZone = optionalParameter(timeZoneField).transform((timeZone) => timeZone ?? "UTC");

const common = {
  q: optionalParameter(
    z.string().max(LIST_LIMITS.search, `Please search for ${LIST_LIMITS.search} characters or fewer`),
  ),
  from: dayField,
  to: dayField,
  tz: browsersTimeZone,
};

const country = optionalParameter(
  z.string().max(LIST_LIMITS.country, `Please keep the country under ${LIST_LIMITS.country} characters`),
);
const sort = optionalParameter(z.enum(LIST_SORTS, "This list cannot be sorted so"));

/** A file is read in the order of an index, each row once, however long it is (decision: bounded-lists). */
const fileSort = optionalParameter(
  z.enum(TIME_SORTS, "A file comes newest or oldest first; please sort it in the spreadsheet"),
);

const peopleFilters = {
  ...common,
  country,
  view: optionalParameter(z.enum(PEOPLE_VIEWS, "There is no such view")),
  status: optionalParameter(z.enum(PERSON_STATUSES, "This is not a status")),
  tag: optionalParameter(z.string().max(TAG_LIMITS.length, `Please keep tags under ${TAG_LIMITS.length} characters`)),
};

/** Ids of people, with commas between: for a file of those that are selected. */
const peopleField = optionalParameter(
  z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,199}$/, "Please select at most 200 people")
    .transform((ids) => ids.split(",")),
);

/** What the parameters ask for; `timeZone` is for dates that are shown. */
export type ListQuery = ListFilter & PeopleFilter & PageRequest & { timeZone: string };

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
  const { q, from, to, tz, source, country, sort = "newest", ...paging } = parameters;
  if (from && to && from > to) {
    context.addIssue({ code: "custom", path: ["to"], message: "The last day must not come before the first" });
  }
  return {
    search: q,
    source,
    country,
    sort,
    createdFrom: from ? startOfDay(from, tz) : undefined,
    createdBefore: to ? startOfDay(addDays(to, 1), tz) : undefined,
    ...toPageRequest(paging, [sort], context),
    timeZone: tz,
  };
}

type PeopleParameters = Parameters & {
  view?: PeopleView | undefined;
  status?: PersonStatus | undefined;
  tag?: string | undefined;
  people?: string[] | undefined;
};

function toPeopleQuery(parameters: PeopleParameters, context: z.RefinementCtx): ListQuery {
  const { view, status, tag, people, cursor, limit, ...others } = parameters;
  const isDue = view === "unanswered" || view === "due_today";
  const today = calendarDay(Date.now(), others.tz);
  return {
    ...toListQuery(others, context),
    ...toPageRequest({ cursor, limit }, [isDue ? "due" : "newest"], context),
    status,
    tag: tag && normalizeTag(tag),
    people,
    isDue,
    dueBefore: view === "due_today" ? startOfDay(addDays(today, 1), others.tz) : undefined,
    isUnconfirmed: view === "unconfirmed",
  };
}

/** The queries of a list with these filters: of its pages, and of its file. */
function listQueries<Filters extends z.ZodRawShape>(filters: Filters) {
  const toQuery = (parameters: unknown, context: z.RefinementCtx) => toListQuery(parameters as Parameters, context);
  return {
    listQuery: z.strictObject({ ...filters, ...pagingParameters }).transform(toQuery),
    csvQuery: z.strictObject({ ...filters, sort: fileSort }).transform(toQuery),
  };
}

export const optInQueries = listQueries({
  ...common,
  country,
  sort,
  source: optionalParameter(z.enum(OPT_IN_SOURCES, "No opt-in has this source")),
});
export const submissionQueries = listQueries({
  ...common,
  country,
  sort: optionalParameter(z.enum(SUBMISSION_SORTS, "This list cannot be sorted so")),
  source: optionalParameter(z.enum(SOURCES_OF_KIND.submission, "No calculator submission has this source")),
});
export const planQueries = listQueries({ ...common, country, sort });
export const messageQueries = listQueries({ ...common, sort });
export const peopleQueries = {
  listQuery: z.strictObject({ ...peopleFilters, ...pagingParameters }).transform(toPeopleQuery),
  csvQuery: z.strictObject({ ...peopleFilters, people: peopleField }).transform(toPeopleQuery),
};

/** For what is counted by the owner's days. */
export const timeZoneQuery = z.strictObject({ tz: browsersTimeZone });

/** The number of days to count back; omitted: all time. */
export const periodQuery = z.strictObject({
  days: optionalParameter(z.enum(REPORT_PERIODS, `Please choose ${REPORT_PERIODS.join(", ")} days`).transform(Number)),
});
