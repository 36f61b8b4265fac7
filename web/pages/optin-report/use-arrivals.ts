import { useState } from "react";
import type { RecentLead } from "./queries.ts";

/**
 * The leads of a list that are new in it and newer than all earlier ones. A lead that moves up into the newest hundred
 * because another was removed is not new.
 */
export function arrivedSince(before: readonly RecentLead[], now: readonly RecentLead[]): readonly RecentLead[] {
  const known = new Set(before.map(({ id }) => id));
  const newest = before[0]?.createdAt ?? "";
  return now.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest);
}

/** The new leads of the last poll that had any; none of the first list. */
export function useArrivals(leads: readonly RecentLead[] | undefined): readonly RecentLead[] {
  const [seen, setSeen] = useState<{ leads: readonly RecentLead[] | undefined; arrived: readonly RecentLead[] }>({
    leads,
    arrived: [],
  });
  // An answer that equals the one before is the same array, thanks to Query's structural sharing.
  if (leads !== seen.leads) {
    const arrived = seen.leads && leads ? arrivedSince(seen.leads, leads) : [];
    setSeen({ leads, arrived: arrived.length > 0 ? arrived : seen.arrived });
  }
  return seen.arrived;
}
