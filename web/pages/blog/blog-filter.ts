import { matchesQuery } from "#domain/text-search.ts";
import { BLOG_CATEGORIES, type BlogCategory } from "#web/content/articles/article.ts";
import { useTypedUrlParam, useUrlParam } from "#web/lib/use-url-params.ts";
import type { PostHead } from "./post-card.tsx";

/** A chip by its name in the URL; whatever is none of them is "All". */
function parseCategory(value: string | null): BlogCategory {
  return BLOG_CATEGORIES.find((category) => category === value) ?? "All";
}

/** Whether a post belongs to the category and contains the query. */
function isShown(post: PostHead, category: BlogCategory, query: string): boolean {
  const under: readonly string[] = [post.category, ...post.alsoUnder];
  const isUnder = category === "All" || under.includes(category);
  return isUnder && matchesQuery(query, [post.title, post.excerpt, ...under]);
}

/** The posts that search and chip leave, featured and latest apart; both choices live in the URL. */
export function useBlogFilter(posts: readonly PostHead[]) {
  const [query, setQuery] = useTypedUrlParam("q");
  const [param, setParam] = useUrlParam("category");
  const category = parseCategory(param);
  const shown = posts.filter((post) => isShown(post, category, query));

  return {
    query,
    setQuery,
    category,
    setCategory(chosen: BlogCategory) {
      setParam(chosen === "All" ? null : chosen);
    },
    /** Back to every post: resets both. */
    reset() {
      setQuery("");
      setParam(null);
    },
    count: shown.length,
    featured: shown.filter((post) => post.featured),
    latest: shown.filter((post) => !post.featured),
  };
}
