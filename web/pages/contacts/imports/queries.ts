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

/** Deletes an import, in as many requests as it takes. */
export const deleteMutation = mutationOptions({
  mutationFn: async (id: string) => {
    let isDone = false;
    while (!isDone) ({ isDone } = await (await api.imports[":id"].$delete({ param: { id } })).json());
  },
  onSettled: (_data, _error, _id, _result, { client }) => refreshContacts(client),
});

/** Who stays unsubscribed because of an import, page by page. */
export const stopsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, id, "stops"],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { cursor: pageParam } : {};
      return (await api.imports[":id"].stops.$get({ param: { id }, query }, { init: { signal } })).json();
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Lets somebody get emails again whom a file has as unsubscribed. */
export const liftMutation = mutationOptions({
  mutationFn: async ({ personId }: { personId: string; email: string }) =>
    (await api.imports.stops[":personId"].$delete({ param: { personId } })).json(),
  onSuccess: (_data, _person, _result, { client }) => refreshContacts(client),
});
