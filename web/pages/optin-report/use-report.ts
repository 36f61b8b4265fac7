import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { ownersTimeZone, useOwnersDay } from "#web/lib/use-owners-day.ts";
import { launchQuery, setupQuery } from "./first-day/queries.ts";
import {
  breakdownQuery,
  deadPostsQuery,
  deliveriesQuery,
  dueQuery,
  healthQuery,
  POLLED,
  recentQuery,
  TREND_KEY,
  trendQuery,
} from "./queries.ts";

/** Refetches what does not poll: the state of the site, the deliveries, the forms that were not stored, the answers that are due, and the health of the site. */
export async function refreshDeliveries(client: QueryClient) {
  await Promise.all(
    [statusQuery, deliveriesQuery, deadPostsQuery, dueQuery, healthQuery].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Everything that /optin-report shows. The counters and the list poll; the rest is fetched again when the total has
 * changed, at midnight, and by the Refresh button.
 */
export function useReport() {
  const client = useQueryClient();
  const tz = ownersTimeZone();
  const day = useOwnersDay();
  const stats = useQuery({ ...leadStatsQuery(), ...POLLED });
  const recent = useQuery({ ...recentQuery, ...POLLED });
  const trend = useQuery(trendQuery(tz));
  const week = useQuery(breakdownQuery("7"));
  const status = useQuery(statusQuery);
  const health = useQuery(healthQuery);
  const deadPosts = useQuery(deadPostsQuery);
  const due = useQuery(dueQuery);
  const setup = useQuery(setupQuery);
  const launch = useQuery(launchQuery);
  const total = stats.data?.total;

  const { refetch: refetchStats } = stats;
  const asked = useRef<{ total: number | undefined; day: string }>({ total: undefined, day });
  useEffect(() => {
    const before = asked.current;
    asked.current = { total, day };
    // Yesterday's leads are not today's: the counters follow the date at once, not at the next poll.
    if (before.day !== day) void refetchStats();
    // The first total comes together with everything else.
    if (before.total === undefined || (before.total === total && before.day === day)) return;
    void client.invalidateQueries({ queryKey: TREND_KEY });
    void refreshDeliveries(client);
  }, [client, total, day, refetchStats]);

  const { mutate, isPending: isRefreshing } = useMutation({
    mutationFn: () =>
      Promise.all([
        stats.refetch(),
        recent.refetch(),
        client.invalidateQueries({ queryKey: TREND_KEY }),
        refreshDeliveries(client),
      ]),
  });

  /** Whether everything above and beside the counters has come, or has failed: the report then stays where it is. */
  const isSettled = [stats, trend, week, status, health, deadPosts, due, setup, launch].every(
    ({ isPending }) => !isPending,
  );
  const answers = { stats, recent, trend, week, status, health, deadPosts, due, setup, launch };
  return { tz, day, ...answers, isSettled, isRefreshing, refresh: () => mutate() };
}

export type Report = ReturnType<typeof useReport>;
