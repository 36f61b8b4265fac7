import type { ColumnSort, SortingState, Updater } from "@tanstack/react-table";
import type { ListSort } from "#domain/owner-lists.ts";
import { DEFAULT_SORT, type PeopleList, SORTS_BY_LIST } from "./list-params.ts";

/** The API's orders as the table knows them: by which column, and which way. */
const COLUMN_SORTS: Readonly<Record<ListSort, ColumnSort>> = {
  newest: { id: "date", desc: true },
  oldest: { id: "date", desc: false },
  name: { id: "name", desc: false },
  email: { id: "email", desc: false },
  savings: { id: "savings", desc: true },
};

/** The order that a list is in. @param sort as the URL has it */
export function sortingState(list: PeopleList, sort: string | undefined): SortingState {
  const known = SORTS_BY_LIST[list].find((one) => one === (sort ?? DEFAULT_SORT));
  return known ? [COLUMN_SORTS[known]] : [];
}

/** The API's order after a press on a column's head; one that it has not is the usual one. */
export function nextSort(list: PeopleList, before: SortingState, updater: Updater<SortingState>): ListSort {
  const [wanted] = typeof updater === "function" ? updater(before) : updater;
  const fits = ({ id, desc }: ColumnSort) => id === wanted?.id && desc === wanted.desc;
  return SORTS_BY_LIST[list].find((sort) => fits(COLUMN_SORTS[sort])) ?? DEFAULT_SORT;
}
