import { pageOf } from "#content-model/resolve/sources.ts";

/** The shared pages with these ids, as a record names those that it was read on: `/costIndexAfrica`. */
export function pagesOf(sources: readonly string[]) {
  const readAt = sources.map((id) => pageOf(id.slice(1)));
  return readAt.length > 0 && { readAt };
}
