import { z } from "zod";
import { addDays, calendarDay, isTimeZone, startOfDay } from "../../domain/calendar-day.ts";
import { LEAD_SOURCES, type LeadSource, OPT_IN_SOURCES } from "../../domain/lead.ts";
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
import type { ListFilter, PeopleFilter } from "../store/lists.ts";
import type { PageRequest } from "../store/page.ts";
import { optionalParameter, pagingParameters, toPageRequest } from "./paging.ts";

// The query parameters of the owner's lists (decision: lists). An empty one counts as left out, as a form sends it.

const dayField = optionalParameter(
  z.iso.date("Please give a day as 2026-11-21").regex(/^2/, "Please give a day after 1999"),
);

/** The time zone of the browser (decision: today-is-the-owners-day). */
const timeZoneField = optionalParameter(
  z.string().max(64, "This time zone is not known").refine(isTimeZone, "This time zone is not known"),
).transform((timeZone) => timeZone ?? "UTC");

const common = {
  q: optionalParameter(
    z.string().max(LIST_LIMITS.search, `Please search for ${LIST_LIMITS.search} characters or fewer`),
  ),
  from: dayField,
  to: dayField,
  tz: timeZoneField,
};

const country = optionalParameter(
  z.string().max(LIST_LIMITS.country, `Please keep the country under ${LIST_LIMITS.country} characters`),
);
const sort = optionalParameter(z.enum(LIST_SORTS, "This list cannot be sorted so"));

/** A file is read in the order of an index, each row once, however long it is (decision: bounded-lists). */
const fileSort = optionalParameter(
  z.enum(TIME_SORTS, "A file comes newest or oldest first; please sort it in the spreadsheet"),
);

const optInFilters = {
  ...common,
  country,
  sort,
  source: optionalParameter(z.enum(OPT_IN_SOURCES, "No opt-in has this source")),
};
const submissionFilters = {
  ...common,
  country,
  sort: optionalParameter(z.enum(SUBMISSION_SORTS, "This list cannot be sorted so")),
  source: optionalParameter(
    z.enum(
      LEAD_SOURCES.filter((source) => !(OPT_IN_SOURCES as readonly string[]).includes(source)),
      "No calculator submission has this source",
    ),
  ),
};
const messageFilters = { ...common, sort };

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

export const peopleListQuery = z.strictObject({ ...peopleFilters, ...pagingParameters }).transform(toPeopleQuery);
export const peopleCsvQuery = z.strictObject({ ...peopleFilters, people: peopleField }).transform(toPeopleQuery);
export const optInListQuery = z.strictObject({ ...optInFilters, ...pagingParameters }).transform(toListQuery);
export const optInCsvQuery = z.strictObject({ ...optInFilters, sort: fileSort }).transform(toListQuery);
export const submissionListQuery = z.strictObject({ ...submissionFilters, ...pagingParameters }).transform(toListQuery);
export const submissionCsvQuery = z.strictObject({ ...submissionFilters, sort: fileSort }).transform(toListQuery);
export const messageListQuery = z.strictObject({ ...messageFilters, ...pagingParameters }).transform(toListQuery);
export const messageCsvQuery = z.strictObject({ ...messageFilters, sort: fileSort }).transform(toListQuery);

/** For what is counted by the owner's days. */
export const timeZoneQuery = z.strictObject({ tz: timeZoneField });

/** For what is counted in the last so many days; left out: ever. */
export const periodQuery = z.strictObject({
  days: optionalParameter(z.enum(REPORT_PERIODS, `Please choose ${REPORT_PERIODS.join(", ")} days`).transform(Number)),
});
