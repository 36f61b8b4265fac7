/** What the head of a page says of it. */
export type PageMeta = {
  /** Path of the page, beginning with a slash. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Back office, not-found pages and repetitions of other pages stay out of search engines. */
  noindex?: boolean | undefined;
  /** A page about one thing is an article, and has a picture of its own; others show the owner's thumbnail. */
  isArticle?: boolean;
  /** The path that its picture is named after, where that is neither its own nor the owner's thumbnail. */
  picture?: string;
};
