import { families } from "./families.ts";
import { investors } from "./investors.ts";
import type { ReaderId } from "./reader-links.ts";
import type { Reader } from "./reader.ts";
import { retirees } from "./retirees.ts";
import { returning } from "./returning.ts";

export type { Reader, ReaderId };

/** The four readers with a page of their own, in the order in which lists show them. */
export const READERS: readonly Reader[] = [families, returning, retirees, investors];

/** The reader whose page has the path `/<id>`. */
export function findReader(id: string): Reader {
  const reader = READERS.find((candidate) => candidate.id === id);
  if (!reader) throw new Error(`There is no page for the reader "${id}".`);
  return reader;
}
