import { factsIn, type PublicPage } from "#domain/facts.ts";

/** What a figure rests on: a page that was read, or how an estimate was made. */
export type NumberedSource = PublicPage | { method: string };

/** The sources of a chapter in reading order, each once; their numbers stand beside the figures. */
export type NumberedSources = {
  /** Begins the anchors of the list, so that each chapter has its own. */
  chapter: string;
  list: readonly NumberedSource[];
};

/** The sources of everything that a chapter shows. */
export function numberSources(chapter: string, content: unknown): NumberedSources {
  const facts = factsIn(content);
  const sources = facts.flatMap(({ readAt = [], method }) => [readAt, method ? { method } : []].flat());
  return { chapter, list: [...new Map(sources.map((source) => [keyOf(source), source])).values()] };
}

/** The numbers, from 1, of what one fact rests on. */
export function sourceNumbers({ list }: NumberedSources, fact: unknown): number[] {
  const keys = list.map(keyOf);
  return numberSources("", fact).list.map((source) => keys.indexOf(keyOf(source)) + 1);
}

function keyOf(source: NumberedSource): string {
  return "method" in source ? source.method : source.url;
}

/** The id of an entry of the list, which the number beside a figure leads to. */
export function sourceAnchor({ chapter }: NumberedSources, number: number): string {
  return `${chapter}-${number}`;
}
