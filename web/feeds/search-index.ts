import MiniSearch from "minisearch";
import { SEARCH_ENTRIES } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";

/** `/search-index.json`: the index of the site's search, which the browser loads when it is first needed. */
export function searchIndex() {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(SEARCH_ENTRIES);
  return Response.json(index);
}
