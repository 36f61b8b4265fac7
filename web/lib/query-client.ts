import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { reportSessionEnd } from "#web/lib/session-end.ts";

/**
 * One cache for the visit, with these rules: no refetch interval, no refetch on focus, data never goes
 * stale, no retries. Loaded after the first paint only; queries get it as an argument, so no provider wraps the pages.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportSessionEnd }),
  mutationCache: new MutationCache({ onError: reportSessionEnd }),
  defaultOptions: {
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false },
    mutations: { retry: false },
  },
});
