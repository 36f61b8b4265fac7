import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PictureKind } from "#domain/picture.ts";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";

async function readPictures(kind: PictureKind) {
  const response = await api.admin.pictures.$get({ query: { kind } });
  return (await response.json()).data;
}

export type Upload = Awaited<ReturnType<typeof readPictures>>[number];

/** The uploads of one kind, newest first; the one that shows is marked, and none is while the built-in picture shows. */
export function picturesQuery(kind: PictureKind) {
  return queryOptions({ queryKey: ["pictures", kind], queryFn: () => readPictures(kind) });
}

/** Which picture shows: undefined until it is known, null for the built-in one. */
export function useShownUpload(kind: PictureKind): Upload | null | undefined {
  const { data } = useQuery(picturesQuery(kind), queryClient);
  return data && (data.find((upload) => upload.isCurrent) ?? null);
}

/** Asks again which uploads there are and which one shows. */
export function refreshPictures(kind: PictureKind): Promise<void> {
  return queryClient.invalidateQueries(picturesQuery(kind));
}

/**
 * Shows an earlier upload again, or with null the built-in picture.
 * @throws ApiError or TypeError; see web/lib/api.ts
 */
export async function showPicture(kind: PictureKind, id: string | null): Promise<void> {
  if (id === null) await api.admin.pictures[":kind"].reset.$post({ param: { kind } });
  else await api.admin.pictures[":id"].restore.$post({ param: { id } });
  await refreshPictures(kind);
}
