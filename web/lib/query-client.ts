import { QueryClient } from "@tanstack/react-query";

/**
 * One cache for the visit, with the rules of product §9: no refetch interval, no refetch on focus, data never goes
 * stale, no retries. Loaded after the first paint only; queries get it as an argument, so no provider wraps the pages.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false },
    mutations: { retry: false },
  },
});
