import type { PublicPage, PublisherKind } from "#domain/facts.ts";

/** A page that a record could have been read on. */
export function page(publisher: string, date: string | null, kind: PublisherKind = "press"): PublicPage {
  return { title: "Fees", publisher, kind, date, url: `https://example.com/${publisher}` };
}
