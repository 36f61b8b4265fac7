import { factsIn, type PublicPage } from "#domain/facts.ts";

/** What a figure rests on: a page that was read, or how an estimate was made. */
export type Source = PublicPage | { method: string };

/** The sources of everything that is shown together, in reading order, each once. */
export function listSources(content: unknown): Source[] {
  const facts = factsIn(content);
  const sources = facts.flatMap(({ readAt = [], method }) => [readAt, method ? { method } : []].flat());
  return [...new Map(sources.map((source) => ["method" in source ? source.method : source.url, source])).values()];
}
