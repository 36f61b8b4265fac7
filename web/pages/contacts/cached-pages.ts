import type { InfiniteData } from "@tanstack/react-query";
import { queryClient } from "#web/lib/query-client.ts";

export type Page<Row> = { data: Row[]; nextCursor: string | null };

/** Puts others in the place of some rows of the lists in the cache; pages without such rows stay the same objects. */
export function changeRows<Row>(queryKey: string[], concerns: (row: Row) => boolean, change: (row: Row) => Row[]) {
  changePages<Row>(queryKey, (pages) =>
    pages.map((page) => {
      if (!page.data.some(concerns)) return page;
      return { ...page, data: page.data.flatMap((row) => (concerns(row) ? change(row) : [row])) };
    }),
  );
}

export function changePages<Row>(queryKey: string[], change: (pages: Page<Row>[]) => Page<Row>[]) {
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey, predicate: isPaged }, (cached) => {
    if (!cached) return cached;
    const pages = change(cached.pages);
    return { pages, pageParams: cached.pageParams.slice(0, pages.length) };
  });
}

function isPaged({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== "stats";
}
