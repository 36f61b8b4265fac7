import { PUBLIC_PAGES } from "./public-pages.ts";

/** The shared pages with these ids, as a record names those that it was read on: `/costIndexAfrica`. */
export function pagesOf(sources: readonly string[]) {
  const readAt = sources.map((id) => PUBLIC_PAGES[id.slice(1) as keyof typeof PUBLIC_PAGES]);
  return readAt.length > 0 && { readAt };
}
