import { content } from "#content";
import { resolver } from "#content-model/resolve/resolver.ts";
import type { RawReader } from "#content-model/schema/readers.ts";
import { factNamed } from "#web/content/shared-facts.ts";
import { homeEntry } from "#web/content/homes/homes.ts";
import { budgetLine } from "./budget.ts";
import { READER_LINKS, type ReaderId } from "./reader-links.ts";
import type { Reader, ReaderChapter, ReaderGroup } from "./reader.ts";

const { resolve } = resolver("readers", content.readers, {
  find: (id) => (id.startsWith("homes.") ? homeEntry(id) : factNamed(id)),
});

type RawChapter = RawReader["chapters"][number];

function toGroup(group: RawChapter["groups"][number]): ReaderGroup {
  if ("eachCountry" in group) return { ...group, rows: [] };
  const { title, folded, rows } = group;
  return { title, ...(folded && { isFolded: folded }), rows: resolve(rows) };
}

function toChapter({ groups, link, ...rest }: RawChapter): ReaderChapter {
  return { ...rest, groups: groups.map(toGroup), ...(link && { link }) };
}

function toReader(id: ReaderId): Reader {
  const { chapters, budget, ...rest } = content.readers[id];
  return {
    id,
    ...rest,
    chapters: chapters.map(toChapter),
    ...(budget && { budget: { ...budget, lines: budget.lines.map(budgetLine) } }),
  };
}

/** The readers with a page of their own, in the order in which lists show them. */
export const READERS: readonly Reader[] = READER_LINKS.map(({ id }) => toReader(id));

/** The reader whose page has the path `/<id>`. */
export function findReader(id: string): Reader {
  const reader = READERS.find((candidate) => candidate.id === id);
  if (!reader) throw new Error(`There is no page for the reader "${id}".`);
  return reader;
}
