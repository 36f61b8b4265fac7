import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { ownersTimeZone, useOwnersDay } from "#web/lib/owners-day.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { deliveriesQuery, recentQuery, statsQuery, trendQuery } from "./queries.ts";

/** Refetches what does not poll: the status and the queued deliveries. */
export async function refreshDeliveries() {
  await Promise.all([queryClient.invalidateQueries(statusQuery), queryClient.invalidateQueries(deliveriesQuery)]);
}

/**
 * Everything that /optin-report shows, from one place. The counters and the list poll; all else is asked when the
 * total has changed, at midnight, and by the owner's Refresh.
 */
export function useReport() {
  const tz = ownersTimeZone();
  const day = useOwnersDay();
  const stats = useQuery(statsQuery(tz), queryClient);
  const recent = useQuery(recentQuery, queryClient);
  const trend = useQuery(trendQuery(tz), queryClient);
  const status = useQuery(statusQuery, queryClient);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const total = stats.data?.total;

  // No provider mounts the client (web/lib/query-client.ts): only a mounted one hears that the tab is seen again.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);

  const { refetch: refetchTrend } = trend;
  const { refetch: refetchStats } = stats;
  const asked = useRef<{ total: number | undefined; day: string }>({ total: undefined, day });
  useEffect(() => {
    const before = asked.current;
    asked.current = { total, day };
    // Yesterday's leads are not today's: the counters follow the date at once, not at the next poll.
    if (before.day !== day) void refetchStats();
    if (total === undefined || (before.total === total && before.day === day)) return;
    void refetchTrend();
    // With the first total the deliveries have just been fetched.
    if (before.total !== undefined) void refreshDeliveries();
  }, [total, day, refetchTrend, refetchStats]);

  async function refresh() {
    setIsRefreshing(true);
    await Promise.all([stats.refetch(), recent.refetch(), trend.refetch(), refreshDeliveries()]);
    setIsRefreshing(false);
  }

  return { tz, day, stats, recent, trend, status, isRefreshing, refresh };
}

export type Report = ReturnType<typeof useReport>;
