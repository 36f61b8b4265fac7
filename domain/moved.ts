import { moved } from "#content/moved";

/** Old ids and addresses with those that answer now, as content/moved.yaml has them. */
export type Moves = Readonly<Record<string, string>>;

/**
 * The id that stands for an old one now: its successor, what the old one was part of, or its chapter. An id that exists is its own.
 * @param exists whether there is something with an id
 */
export function currentId(id: string, exists: (id: string) => boolean, moves: Moves = moved): string | null {
  const [country = "", ...words] = id.split(".");
  if (exists(id)) return id;
  for (let length = words.length; length > 0; length--) {
    const part = [country, ...words.slice(0, length)].join(".");
    const place = moves[part] ?? moves[`*.${words.slice(0, length).join(".")}`]?.replace("*", country) ?? part;
    const found = [[place, ...words.slice(length)].join("."), place].find(exists);
    if (found) return found;
  }
  const chapter = `${country}.chapters.${words[0]}`;
  return exists(chapter) ? chapter : null;
}

/** The ids that something had: each line of content/moved.yaml for this id alone. */
export function formerIds(id: string, moves: Moves = moved): string[] {
  return Object.entries(moves).flatMap(([old, now]) => (now === id ? [old] : []));
}
