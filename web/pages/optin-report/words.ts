import type { SiteStatus } from "#web/features/site-status/status-query.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Breakdown, Delivery } from "./queries.ts";

const COUNT = new Intl.NumberFormat("en-US");
const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const FULL_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const SHORT_DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A count with thousands separators: "5,000". */
export function count(value: number): string {
  return COUNT.format(value);
}

/** The time of a moment on the owner's clock: "9:41 AM". */
export function clockTime(moment: number | string): string {
  return TIME.format(new Date(moment));
}

/** A calendar day with its weekday: "Saturday, November 21, 2026". */
export function fullDate(day: string): string {
  return FULL_DATE.format(new Date(day));
}

/** A calendar day for an axis: "Nov 21". */
export function shortDate(day: string): string {
  return SHORT_DATE.format(new Date(day));
}

/** Why a request failed. Nothing is typed on this page, so the texts of api-error.ts would not fit. */
export function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.sentence : REPORT_TEXTS.old.unreachable;
}

/** Whose a delivery is: a name, else an email. */
export function recipientName({ person }: Pick<Delivery, "person">): string {
  return person.name || person.email || REPORT_TEXTS.deliveries.unnamed;
}

/** This week beside the one before: "3 more than the week before". */
export function compareWeeks(week: number, weekBefore: number): string {
  const { more, fewer, same } = REPORT_TEXTS.comparison;
  if (week === weekBefore) return same;
  return interpolate(week > weekBefore ? more : fewer, { count: count(Math.abs(week - weekBefore)) });
}

/** The leads of a period, and of the one before if there is one. */
export function describePeriod({ total, before }: Pick<Breakdown, "total" | "before">): string {
  const { leads, leadsBefore } = REPORT_TEXTS.breakdown;
  const said = total === 1 ? leads.one : interpolate(leads.many, { count: count(total) });
  return before === null ? said : `${said} ${interpolate(leadsBefore, { count: count(before) })}`;
}

/** Whether emails wait because a limit of the site is reached. */
export function isMailHeld({ visitors, owner }: SiteStatus["mail"]): boolean {
  return [visitors, owner].some(({ hour, day, limits }) => hour >= limits.hour || day >= limits.day);
}
