import { VOCABULARIES } from "#domain/outside-links.ts";
import type { StructuredItem } from "#web/lib/structured-data.ts";

/** Items of schema.org in the page, for search engines; a block of data that no browser runs. */
export function StructuredData({ data }: { data: readonly StructuredItem[] }) {
  const json = JSON.stringify({ "@context": VOCABULARIES.schemaOrg, "@graph": data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
