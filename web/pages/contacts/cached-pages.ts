import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

export type Page<Row> = { data: Row[]; nextCursor: string | null };

/** Replaces the matching rows of all cached lists below a key; pages without such rows stay the same objects. */
export function changeRows<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  matches: (row: Row) => boolean,
  change: (row: Row) => Row[],
) {
  changePages<Row>(client, queryKey, (pages) =>
    pages.map((page) => {
      if (!page.data.some(matches)) return page;
      return { ...page, data: page.data.flatMap((row) => (matches(row) ? change(row) : [row])) };
    }),
  );
}

/** Changes the pages of all cached lists below a key, which must hold infinite queries only. */
export function changePages<Row>(client: QueryClient, queryKey: QueryKey, change: (pages: Page<Row>[]) => Page<Row>[]) {
  client.setQueriesData<InfiniteData<Page<Row>>>({ queryKey }, (cached) => {
    if (!cached) return cached;
    const pages = change(cached.pages);
    return { pages, pageParams: cached.pageParams.slice(0, pages.length) };
  });
}
