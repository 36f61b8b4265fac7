import type { PagePath } from "#web/content/page-paths.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";

/** Title, description and picture of a page about one thing. */
export function detailMeta(path: PagePath): PageMeta {
  const { title, description, picturedBy } = detailPage(path);
  return { path, title, description, isArticle: true, ...(picturedBy && { picture: picturedBy }) };
}
