import { useSearchParams } from "react-router";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { type Filters, type ListName, parseListParams, applyFilters, applyList } from "./list-params.ts";

export type ListParamsState = ReturnType<typeof useListParams>;

/**
 * Which list is shown and how, kept in the page's address, so that a reload and a shared link show the same. Choices
 * take the place of the address: the way back from this page is one step, however much was filtered.
 */
export function useListParams() {
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useSearchState("q");
  const options = { replace: true, preventScrollReset: true };

  function filter(changes: Filters) {
    setParameters((before) => applyFilters(before, changes), options);
  }

  return {
    ...parseListParams(parameters),
    /** What stands in the search box; the list follows it after a pause. */
    search,
    setSearch: (text: string) => setSearch(text.slice(0, LIST_LIMITS.search)),
    showList: (list: ListName) => setParameters((before) => applyList(before, list), options),
    filter,
    /** Shows everybody again, in the same order. */
    clear() {
      setSearch("");
      filter({ q: "", source: "", country: "", from: "", to: "" });
    },
  };
}
