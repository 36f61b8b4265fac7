import type { CountryId } from "#domain/countries.ts";
import type { TextBlock } from "../text-block.ts";

/** The filter chips of /blog, in their order. */
export const BLOG_CATEGORIES = [
  "All",
  "Ghana",
  "Rwanda",
  "Kenya",
  "South Africa",
  "Morocco",
  "Healthcare",
  "Business",
  "Education",
  "Digital Nomad",
] as const;
type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** What one post can be filed under: every chip but "All". */
type PostCategory = Exclude<BlogCategory, "All">;

/** A blog post as it is written; `readTime` is computed from its words in articles.ts. */
export type Article = {
  /** Also its address: `/blog/<id>`. */
  id: string;
  title: string;
  excerpt: string;
  /** The day it was written, ISO 8601: never before the first commit of this repository. */
  date: string;
  category: PostCategory;
  /** Further chips that find the post, so that no chip leads to an empty page. */
  alsoUnder: readonly PostCategory[];
  featured: boolean;
  /** The country whose poster its card shows. */
  picture: CountryId;
  body: readonly TextBlock[];
};
