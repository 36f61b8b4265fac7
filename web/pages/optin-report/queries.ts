import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { api } from "#web/lib/api.ts";

export type LeadStats = InferResponseType<typeof api.leads.stats.$get>;
export type RecentLead = InferResponseType<typeof api.leads.recent.$get>[number];
export type Trend = InferResponseType<typeof api.leads.trend.$get>;
export type DeliveriesPage = InferResponseType<typeof api.deliveries.$get>;
export type Delivery = DeliveriesPage["data"][number];

/**
 * Every 30 seconds, not in a hidden tab, and at once when the owner is back. Asked
 * even where the browser believes to be offline, so that a poll which cannot succeed fails and is told.
 */
const POLLED = {
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  networkMode: "always",
} as const;

/** How many leads came today, in the last seven days, and ever. */
export function statsQuery(tz: string) {
  return queryOptions({
    ...POLLED,
    queryKey: ["leads", "stats", tz],
    queryFn: async () => (await api.leads.stats.$get({ query: { tz } })).json(),
  });
}

/** The newest 100 leads of the last 24 hours. */
export const recentQuery = queryOptions({
  ...POLLED,
  queryKey: ["leads", "recent"],
  queryFn: async () => (await api.leads.recent.$get()).json(),
});

/** Leads per day, source and campaign. Asked by hand, when another lead has come: see use-report.ts. */
export function trendQuery(tz: string) {
  return queryOptions({
    queryKey: ["leads", "trend", tz],
    queryFn: async () => (await api.leads.trend.$get({ query: { tz } })).json(),
    enabled: false,
    networkMode: "always",
  });
}

/** The deliveries that did not go, page by page: those given up first. */
export const deliveriesQuery = infiniteQueryOptions({
  queryKey: ["deliveries"],
  queryFn: async ({ pageParam }) =>
    (await api.deliveries.$get({ query: pageParam === null ? {} : { cursor: pageParam } })).json(),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
  networkMode: "always",
});

/**
 * Makes one delivery due now.
 * @returns how many are queued
 * @throws ApiError or TypeError; see web/lib/api.ts
 */
export async function retryDelivery(id: string): Promise<number> {
  const response = await api.deliveries[":id"].retry.$post({ param: { id } });
  return (await response.json()).queued;
}

/** As `retryDelivery`, for every delivery that was given up or waits. */
export async function retryAllDeliveries(): Promise<number> {
  return (await (await api.deliveries.retry.$post()).json()).queued;
}
