import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { reportSessionEnd } from "#web/lib/session-end.ts";

/** How long data is taken for fresh, in milliseconds: a page that is opened again later shows it and asks again. */
const FRESH_MS = 30_000;

/** How long what no page shows is kept: the lists of a page that the owner comes back to. */
const KEPT_MS = 30 * 60_000;

/** A call without a connection fails and says so, in place of waiting for one; none is repeated by itself. */
const AT_ONCE = { networkMode: "always", retry: false } as const;

/**
 * One cache for the visit: no polling, no refetch on focus, no retries. The back office gets it from one provider
 * (web/office/layout.tsx).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportSessionEnd }),
  mutationCache: new MutationCache({ onError: reportSessionEnd }),
  defaultOptions: {
    queries: {
      ...AT_ONCE,
      refetchOnWindowFocus: false,
      // Else `networkMode` turns it off, and a page that failed offline would stay so.
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
    },
    mutations: AT_ONCE,
  },
});

/** The session's own cache: it outlives what a sign-out clears, and a wrong key is no session that has ended. */
export const sessionClient = new QueryClient({
  defaultOptions: {
    queries: { ...AT_ONCE, staleTime: Infinity, gcTime: Infinity },
    // The key of a sign-in is kept no longer than it is used.
    mutations: { ...AT_ONCE, gcTime: 0 },
  },
});
