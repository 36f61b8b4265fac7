import { ApiError } from "#web/lib/api-error.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Delivery } from "./queries.ts";

const COUNT = new Intl.NumberFormat("en-US");
const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const DATE_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
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

/** A moment with its date on the owner's calendar: "November 21, 2026 at 9:41 AM". */
export function dateAndTime(moment: number | string): string {
  return DATE_TIME.format(new Date(moment));
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
