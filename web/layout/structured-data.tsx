import { structuredGraph, type StructuredItem } from "#web/lib/structured-data.ts";

/** Items of schema.org in the page, for search engines; a block of data that no browser runs. */
export function StructuredData({ data }: { data: readonly StructuredItem[] }) {
  const json = JSON.stringify(structuredGraph(data)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
