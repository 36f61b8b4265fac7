import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { ownersTimeZone, useOwnersDay } from "#web/lib/owners-day.ts";
import { deliveriesQuery, healthQuery, POLLED, recentQuery, trendQuery } from "./queries.ts";

/** Refetches what does not poll: where copies go, the deliveries, and the health of the site. */
export async function refreshDeliveries(client: QueryClient) {
  await Promise.all(
    [statusQuery, deliveriesQuery, healthQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  );
}

/**
 * Everything that /optin-report shows. The counters and the list poll; the rest is fetched when the total has changed,
 * at midnight, and by the Refresh button.
 */
export function useReport() {
  const client = useQueryClient();
  const tz = ownersTimeZone();
  const day = useOwnersDay();
  const stats = useQuery({ ...leadStatsQuery(), ...POLLED });
  const recent = useQuery({ ...recentQuery, ...POLLED });
  const trend = useQuery(trendQuery(tz));
  const status = useQuery(statusQuery);
  const health = useQuery(healthQuery);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const total = stats.data?.total;

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
    // The deliveries were fetched with the first total.
    if (before.total !== undefined) void refreshDeliveries(client);
  }, [client, total, day, refetchTrend, refetchStats]);

  async function refresh() {
    setIsRefreshing(true);
    await Promise.all([stats.refetch(), recent.refetch(), trend.refetch(), refreshDeliveries(client)]);
    setIsRefreshing(false);
  }

  return { tz, day, stats, recent, trend, status, health, isRefreshing, refresh };
}

export type Report = ReturnType<typeof useReport>;
