import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { ReportPeriod } from "#domain/owner-lists.ts";
import { api } from "#web/lib/api.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";

export type RecentLead = InferResponseType<typeof api.leads.recent.$get>[number];
export type Trend = InferResponseType<typeof api.leads.trend.$get>;
export type DeliveriesPage = InferResponseType<typeof api.deliveries.$get>;
export type Delivery = DeliveriesPage["data"][number];

/** For a query that polls: every 30 seconds, not in a hidden tab, and at once when the tab is visible again. */
export const POLLED = {
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
} as const;

/** Above all queries of what came when. */
export const TREND_KEY = ["leads", "trend"];

/** The newest 100 leads of the last 24 hours. */
export const recentQuery = queryOptions({
  queryKey: ["leads", "recent"],
  queryFn: async ({ signal }) => (await api.leads.recent.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});

/** How many facts fall due for review on which day: a file of the build. */
export const reviewsQuery = queryOptions({
  queryKey: ["reviews"],
  queryFn: async ({ signal }) => (await (await fetch("/reviews.json", { signal })).json()) as Record<string, number>,
  staleTime: Infinity,
});

export type Health = InferResponseType<typeof api.health.details.$get>;

/** What a monitor would be told, and what of it is meant. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: async ({ signal }) => (await api.health.details.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});

export type DeadPost = InferResponseType<(typeof api)["dead-posts"]["$get"]>[number];

/** Forms that could not be stored for days, the oldest first; at most 1,000. */
export const deadPostsQuery = queryOptions({
  queryKey: ["dead-posts"],
  queryFn: async ({ signal }) => (await api["dead-posts"].$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});

/** Sends the oldest 100 of them again. */
export const sendDeadPostsMutation = mutationOptions({
  mutationFn: async () => (await api["dead-posts"].send.$post()).json(),
});

export const deleteDeadPostsMutation = mutationOptions({
  mutationFn: async (ids: string[]) => (await api["dead-posts"].deletions.$post({ json: { ids } })).json(),
});

/** Leads per day. Fetched again when another lead has come: see use-report.ts. */
export function trendQuery(tz: string) {
  return queryOptions({
    queryKey: [...TREND_KEY, tz],
    queryFn: async ({ signal }) => (await api.leads.trend.$get({ query: { tz } }, { init: { signal } })).json(),
    refetchOnMount: "always",
  });
}

export type Breakdown = InferResponseType<typeof api.leads.breakdown.$get, 200>;

/** Leads of a period by source, campaign and country; of all time with null. Fetched again with the trend. */
export function breakdownQuery(days: ReportPeriod | null) {
  return queryOptions({
    queryKey: [...TREND_KEY, "breakdown", days],
    queryFn: async ({ signal }) => {
      const query = days === null ? {} : { days };
      return (await api.leads.breakdown.$get({ query }, { init: { signal } })).json();
    },
    placeholderData: keepPreviousData,
  });
}

/** Of the answers that are due, so many are counted. */
export const DUE_COUNTED = 50;

/** Answers that are due today or were before, the earliest first: when each is due. */
export const dueQuery = queryOptions({
  queryKey: ["due"],
  queryFn: async ({ signal }) => {
    const query = { view: "due_today", tz: ownersTimeZone(), limit: String(DUE_COUNTED) } as const;
    const { data } = await (await api.people.$get({ query }, { init: { signal } })).json();
    return data.flatMap(({ dueAt }) => dueAt ?? []);
  },
  refetchOnMount: "always",
});

/** The deliveries that did not go, page by page: those given up first. */
export const deliveriesQuery = infiniteQueryOptions({
  queryKey: ["deliveries"],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    return (await api.deliveries.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
});

/** Makes one delivery due now, or with null all that were given up or wait; returns how many are queued. */
export const retryMutation = mutationOptions({
  mutationFn: async (delivery: Delivery | null) => {
    const { deliveries } = api;
    const response = delivery
      ? await deliveries[":id"].retry.$post({ param: { id: delivery.id } })
      : await deliveries.retry.$post();
    return (await response.json()).queued;
  },
});
