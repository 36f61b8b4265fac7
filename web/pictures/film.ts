/**
 * The film's files in `film/`: its videos with their types, and its captions. Null until there is a film: what is not
 * there is not named, so nothing can be missing.
 */
const files = import.meta.glob<string>("./film/*.{webm,mp4,vtt}", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

function addresses(ending: string): string[] {
  return Object.entries(files).flatMap(([path, address]) => (path.endsWith(`.${ending}`) ? [address] : []));
}

const sources = ["webm", "mp4"].flatMap((kind) => addresses(kind).map((src) => ({ src, type: `video/${kind}` })));

const [captions] = addresses("vtt");

export type Film = { sources: readonly { src: string; type: string }[]; captions: string };

export const FILM: Film | null = sources.length > 0 && captions ? { sources, captions } : null;
