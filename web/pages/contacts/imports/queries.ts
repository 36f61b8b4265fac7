import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import type { Page } from "../cached-pages.ts";
import { IMPORTS_KEY, refreshContacts } from "../queries.ts";

/** Every import, page by page. */
export const importsQuery = infiniteQueryOptions({
  queryKey: IMPORTS_KEY,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {};
    return (await api.imports.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export type PastImport =
  Awaited<ReturnType<NonNullable<typeof importsQuery.queryFn>>> extends Page<infer Item> ? Item : never;

/** Undoes an import, in as many requests as it takes. */
export const undoMutation = mutationOptions({
  mutationFn: async (id: string) => {
    let isDone = false;
    while (!isDone) ({ isDone } = await (await api.imports[":id"].undo.$post({ param: { id } })).json());
  },
  onSettled: (_data, _error, _id, _result, { client }) => refreshContacts(client),
});
