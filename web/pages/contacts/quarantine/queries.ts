import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { api } from "#web/lib/api.ts";
import { type Page, changeRows } from "../cached-pages.ts";
import { QUARANTINE_KEY } from "../queries.ts";

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
  onSuccess: (_data, id, _result, { client }) => {
    dropPost(client, id);
    return client.invalidateQueries(leadStatsQuery());
  },
});

export const deletePostMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].$delete({ param: { id } });
  },
  onSuccess: (_data, id, _result, { client }) => dropPost(client, id),
});

/** Marks posts as seen by the owner; a failed call is repeated the next time that the list is opened. */
export async function markSeen(posts: readonly { id: string; isSeen: boolean }[]): Promise<void> {
  const ids = posts.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += 90) {
    await api.quarantine.seen.$post({ json: { ids: ids.slice(start, start + 90) } });
  }
}

function dropPost(client: QueryClient, id: string) {
  changeRows<{ id: string }>(
    client,
    QUARANTINE_KEY,
    (post) => post.id === id,
    () => [],
  );
}
