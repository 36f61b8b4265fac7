import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

export type Page<Row> = { data: Row[]; nextCursor: string | null };

/**
 * Changes the rows of all cached lists below a key; pages in which nothing changed stay the same objects.
 * @param change returns null for a row that goes
 */
export function changeRows<Row>(client: QueryClient, queryKey: QueryKey, change: (row: Row) => Row | null) {
  changePages<Row>(client, queryKey, (pages) =>
    pages.map((page) =>
      page.data.every((row) => change(row) === row)
        ? page
        : { ...page, data: page.data.flatMap((row) => change(row) ?? []) },
    ),
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
