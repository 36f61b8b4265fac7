import type { RecentLead } from "./queries.ts";

/**
 * The leads of a list that were not there before and are newer than all that were: one that moves up into the newest
 * hundred because another was removed has not just come.
 */
export function arrivedSince(before: readonly RecentLead[], now: readonly RecentLead[]): readonly RecentLead[] {
  const known = new Set(before.map(({ id }) => id));
  const newest = before[0]?.createdAt ?? "";
  return now.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest);
}
