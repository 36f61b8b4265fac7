import { content } from "#content";
import { site } from "#domain/site.ts";
import type { RawArticle } from "#content-model/schema/article.ts";
import { factsNamedIn, fillBlock, fillText } from "#web/content/fill-text.ts";
import { toSharedFact } from "#web/content/shared-facts.ts";
import { longDate } from "#domain/long-date.ts";
import { listTexts, type TextBlock } from "../text-block.ts";
import { budget } from "./budget.ts";
import { readTime } from "./reading-time.ts";

/** A blog post: its author is the provider, and its reading time is counted. Its id is also its address, `/blog/<id>`. */
export type Post = Omit<RawArticle, "alsoUnder" | "featured" | "facts" | "body"> & {
  alsoUnder: NonNullable<RawArticle["alsoUnder"]>;
  featured: boolean;
  body: readonly TextBlock[];
  author: string;
  readTime: string;
  dateText: string;
};

/** The posts of /blog, the newest first; those of one day by their ids. */
export const posts: readonly Post[] = content.articles
  .map(toPost)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

function toPost({ facts = {}, alsoUnder = [], featured, body, ...article }: RawArticle): Post {
  const own = new Map(Object.entries(facts).map(([id, record]) => [id, toSharedFact(record)]));
  const blocks = body.flatMap((block) => {
    if (block.kind !== "budget") return fillBlock(block, { own });
    const lines = block.rows.map((row) => ({
      ...row,
      item: fillText(row.item, { own }),
      facts: factsNamedIn(row.item, { own }),
    }));
    return [budget({ ...block, note: fillText(block.note, { own }) }, lines)];
  });
  return {
    ...article,
    alsoUnder,
    featured: featured === true,
    body: blocks,
    author: site.name,
    readTime: readTime(blocks.flatMap(listTexts)),
    dateText: longDate(article.date),
  };
}
