import { MAX_COUNTED } from "#domain/owner-lists.ts";
import type { SiteStatus } from "#web/features/site-status/status-query.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { type CountText, countText, interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Breakdown, Delivery } from "./queries.ts";

const FULL_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** A number of things in words; what the API counts no further than a limit is that number "or more". */
export function countUpTo(texts: CountText, value: number, limit: number = MAX_COUNTED): string {
  if (value < limit) return countText(texts, value);
  return interpolate(texts.many, { count: interpolate(REPORT_TEXTS.orMore, { count: withThousands(value) }) });
}

/** A calendar day with its weekday: "Saturday, November 21, 2026". */
export function fullDate(day: string): string {
  return FULL_DATE.format(new Date(day));
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
  return interpolate(week > weekBefore ? more : fewer, { count: withThousands(Math.abs(week - weekBefore)) });
}

export function describePeriod({ total, before }: Pick<Breakdown, "total" | "before">): string {
  const { leads, leadsBefore } = REPORT_TEXTS.breakdown;
  const text = countText(leads, total);
  return before === null ? text : `${text} ${interpolate(leadsBefore, { count: withThousands(before) })}`;
}

/** Whether emails wait because the limit of the site is reached. */
export function isMailHeld({ sent, limit }: SiteStatus["mail"]): boolean {
  return sent >= limit;
}
