import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import { QUARANTINE_SELECTION } from "#domain/owner-lists.ts";
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
});

export type QuarantinedPost =
  Awaited<ReturnType<NonNullable<typeof quarantineQuery.queryFn>>> extends Page<infer Post> ? Post : never;

/** Releases a post as if it had never been quarantined. */
export const releasePostMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].release.$post({ param: { id } });
  },
  onSuccess: (_data, id, _result, { client }) => {
    dropPosts(client, [id]);
    return client.invalidateQueries(leadStatsQuery());
  },
});

/** Deletes posts, also while the page is being left. */
export const deletePostsMutation = mutationOptions({
  mutationFn: async (ids: readonly string[]) => {
    for (const part of inParts(ids)) {
      await api.quarantine.deletions.$post({ json: { ids: part } }, { init: { keepalive: true } });
    }
  },
  onSuccess: (_data, ids, _result, { client }) => dropPosts(client, ids),
});

/** Marks posts as seen by the owner; a failed call is repeated the next time that the list is opened. */
export async function markSeen(posts: readonly { id: string; isSeen: boolean }[]): Promise<void> {
  const ids = posts.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  for (const part of inParts(ids)) await api.quarantine.seen.$post({ json: { ids: part } });
}

/** As many as one request takes. */
function inParts(ids: readonly string[]): string[][] {
  const parts = Math.ceil(ids.length / QUARANTINE_SELECTION);
  return Array.from({ length: parts }, (_, part) =>
    ids.slice(part * QUARANTINE_SELECTION, (part + 1) * QUARANTINE_SELECTION),
  );
}

function dropPosts(client: QueryClient, ids: readonly string[]) {
  const gone = new Set(ids);
  changeRows<{ id: string }>(client, QUARANTINE_KEY, (row) => (gone.has(row.id) ? null : row));
}
