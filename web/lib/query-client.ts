import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { reportSessionEnd } from "#web/lib/session-end.ts";

/**
 * One cache for the visit: no polling, no refetch on focus, data never goes stale, no retries. The owner's pages get it
 * from one provider (features/owner-session); public pages, which fetch one number, import it when they first need it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportSessionEnd }),
  mutationCache: new MutationCache({ onError: reportSessionEnd }),
  defaultOptions: {
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false },
    mutations: { retry: false },
  },
});
