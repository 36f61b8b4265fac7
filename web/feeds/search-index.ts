import { SEARCH_ENTRIES } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";

/** `/search-index.json`: the index of the site's search, which the browser loads when it is first needed. */
export async function loader() {
  // Imported here as in the browser, so that the build makes one chunk of its own of it.
  const { default: MiniSearch } = await import("minisearch");
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(SEARCH_ENTRIES);
  return Response.json(index);
}
