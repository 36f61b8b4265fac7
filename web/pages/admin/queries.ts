import { infiniteQueryOptions, mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import type { DigestSettings } from "#domain/morning-digest.ts";
import type { PictureKind } from "#domain/picture.ts";
import { api } from "#web/lib/api.ts";

async function readPictures(kind: PictureKind, signal: AbortSignal) {
  const response = await api.admin.pictures.$get({ query: { kind } }, { init: { signal } });
  return (await response.json()).data;
}

export type Upload = Awaited<ReturnType<typeof readPictures>>[number];

/** The uploads of one kind, newest first; the one that shows is marked, and none is while the built-in picture shows. */
export function picturesQuery(kind: PictureKind) {
  return queryOptions({ queryKey: ["pictures", kind], queryFn: ({ signal }) => readPictures(kind, signal) });
}

/** Which picture shows: undefined until it is known, null for the built-in one. */
export function useShownUpload(kind: PictureKind): Upload | null | undefined {
  const { data } = useQuery(picturesQuery(kind));
  return data && (data.find((upload) => upload.isCurrent) ?? null);
}

/** Shows an earlier upload again, or with null the built-in picture. */
export function showPictureMutation(kind: PictureKind) {
  return mutationOptions({
    mutationFn: async ({ id }: { id: string | null; name: string }) => {
      const { pictures } = api.admin;
      if (id === null) await pictures[":kind"].reset.$post({ param: { kind } });
      else await pictures[":id"].restore.$post({ param: { id } });
    },
    onSuccess: (_data, _variables, _result, { client }) => client.invalidateQueries(picturesQuery(kind)),
  });
}

/** When the morning digest is sent and what it tells; null where it has not begun. */
export const digestQuery = queryOptions({
  queryKey: ["morning-digest"],
  queryFn: async ({ signal }) => (await (await api["morning-digest"].$get({}, { init: { signal } })).json()).settings,
});

export const digestMutation = mutationOptions({
  mutationFn: async (settings: DigestSettings) =>
    (await (await api["morning-digest"].$put({ json: settings })).json()).settings,
  onSuccess: (settings, _variables, _result, { client }) => {
    client.setQueryData(digestQuery.queryKey, settings);
    return client.invalidateQueries(activitiesQuery);
  },
});

/** What the owner did, newest first, page by page; asked again by every visit of the page. */
export const activitiesQuery = infiniteQueryOptions({
  queryKey: ["activities"],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : { limit: "10" };
    return (await api.activities.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
});

export type Activity = Awaited<ReturnType<NonNullable<typeof activitiesQuery.queryFn>>>["data"][number];
