import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { type Page, changeRows } from "../cached-pages.ts";
import { STATS_KEY, QUARANTINE_KEY } from "../queries.ts";

/** What looks like spam, page by page. */
export const quarantineQuery = infiniteQueryOptions({
  queryKey: QUARANTINE_KEY,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {};
    return (await api.quarantine.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  gcTime: 0,
});

export type QuarantinedPost =
  Awaited<ReturnType<NonNullable<typeof quarantineQuery.queryFn>>> extends Page<infer Post> ? Post : never;

/** Releases a post as if it had never been quarantined. */
export const releasePostMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].release.$post({ param: { id } });
  },
  onSuccess: (_, id) => {
    dropPost(id);
    return queryClient.invalidateQueries({ queryKey: STATS_KEY });
  },
});

export const deletePostMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].$delete({ param: { id } });
  },
  onSuccess: (_, id) => dropPost(id),
});

function dropPost(id: string) {
  changeRows<{ id: string }>(
    QUARANTINE_KEY,
    (post) => post.id === id,
    () => [],
  );
}
