import { type ReactTable, type RowSelectionState, useTable } from "@tanstack/react-table";
import { useMediaQuery } from "#web/lib/use-media-query.ts";
import { type PeopleColumn, peopleFeatures } from "./columns.tsx";
import type { ListParamsState, PeopleList } from "./list-params.ts";
import type { Person } from "./queries.ts";
import { useShownColumns } from "./use-shown-columns.ts";
import { nextSort, sortingState } from "./sorting.ts";

export type PeopleTableModel<Row extends Person> = ReactTable<typeof peopleFeatures, Row>;

type PeopleTableOptions<Row extends Person> = {
  list: PeopleList;
  columns: readonly PeopleColumn<Row>[];
  rows: readonly Row[];
  params: Pick<ListParamsState, "filters" | "filter">;
  /** Which people are selected, by id; left out where rows cannot be. */
  selection?: { selected: RowSelectionState; onChange: (selected: RowSelectionState) => void } | undefined;
};

/** The table of a list: its order is the URL's, its columns are those that fit the screen and that the owner wants. */
export function usePeopleTable<Row extends Person>(options: PeopleTableOptions<Row>): PeopleTableModel<Row> {
  const { list, columns, rows, params, selection } = options;
  const isWide = useMediaQuery("(min-width: 64rem), print and (min-width: 48rem)");
  const [shownColumns, setShownColumns] = useShownColumns(list);
  const sorting = sortingState(list, params.filters.sort);
  const fitting = Object.fromEntries(
    columns.map(({ id, meta }) => [id, isWide === !meta?.isForPhone && shownColumns[id!] !== false]),
  );
  return useTable({
    features: peopleFeatures,
    columns,
    data: rows,
    getRowId: (row) => (selection ? row.personId : row.id),
    manualSorting: true,
    enableSorting: sorting.length > 0,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: (updater) => params.filter({ sort: nextSort(list, sorting, updater) }),
    onColumnVisibilityChange: setShownColumns,
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (updater) =>
      selection?.onChange(typeof updater === "function" ? updater(selection.selected) : updater),
    state: { sorting, columnVisibility: fitting, rowSelection: selection?.selected ?? {} },
  });
}
