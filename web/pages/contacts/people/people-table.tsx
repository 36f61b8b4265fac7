import { FlexRender, type Header, type Row as TableRowModel } from "@tanstack/react-table";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { useIsPrinting } from "./use-printing.ts";
import { RowCheckbox } from "#web/ui/office/checkbox.tsx";
import { cn } from "#web/ui/office/cn.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#web/ui/office/table.tsx";
import { CONTACTS_TEXTS } from "../copy.ts";
import type { peopleFeatures } from "./columns.tsx";
import type { Person } from "./queries.ts";
import type { PeopleTableModel } from "./use-people-table.ts";

/** Up to so many rows are all in the page: the browser's own search and full-page pictures find them. */
const VIRTUAL_FROM = 250;

/** How many rows off the screen stay in the page, so that Tab reaches the next one. */
const OVERSCAN = 10;

/** Estimated height of a row in pixels. Measured once it is shown. */
const ROW_HEIGHT = 53;

const SELECT = CONTACTS_TEXTS.selection;

type PeopleTableProps<Row extends Person> = {
  caption: string;
  table: PeopleTableModel<Row>;
  isSelectable: boolean;
};

/**
 * A list of people. Of a long one only the rows near the screen are in the page; printing puts all that are loaded into
 * it (decision: native-elements).
 */
export function PeopleTable<Row extends Person>({ caption, table, isSelectable }: PeopleTableProps<Row>) {
  const { rows } = table.getRowModel();
  const isPrinting = useIsPrinting();
  const isVirtual = rows.length > VIRTUAL_FROM && !isPrinting;
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const columnCount = headers.length + (isSelectable ? 1 : 0);
  const isForPhone = headers.some(({ column }) => column.columnDef.meta?.isForPhone);
  const fullWidth = headers.reduce((sum, { column }) => sum + (column.columnDef.meta?.width ?? 1), 0);
  const view = (row: TableRowModel<typeof peopleFeatures, Row>) => (
    <PersonCells row={row} isSelectable={isSelectable} />
  );

  return (
    <Table className="table-fixed" aria-rowcount={rows.length + 1} aria-colcount={columnCount}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {isSelectable && <col className="w-13" />}
        {headers.map(({ id, column }) => (
          <col key={id} style={{ width: `${((column.columnDef.meta?.width ?? 1) / fullWidth) * 100}%` }} />
        ))}
      </colgroup>
      <TableHeader className={cn(isForPhone && !isSelectable && "sr-only")}>
        <TableRow aria-rowindex={1} className="hover:bg-transparent">
          {isSelectable && (
            <TableHead className="pl-4">
              <RowCheckbox
                checked={table.getIsAllRowsSelected()}
                isMixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                aria-label={SELECT.allShown}
                onChange={({ target }) => table.toggleAllRowsSelected(target.checked)}
              />
            </TableHead>
          )}
          {headers.map((header) => (
            <ColumnHead key={header.id} header={header} />
          ))}
        </TableRow>
      </TableHeader>
      {isVirtual ? (
        <VirtualBody rows={rows} view={view} />
      ) : (
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id} {...rowProps(row, index)}>
              {view(row)}
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  );
}

/** What a row says of itself to styles, keys and screen readers. */
function rowProps(row: { getIsSelected: () => boolean }, index: number) {
  return {
    "aria-rowindex": index + 2,
    "data-index": index,
    "data-state": row.getIsSelected() ? "selected" : undefined,
    className: "focus-within:bg-muted",
  };
}

const DIRECTIONS = { asc: "ascending", desc: "descending" } as const;

/** A column's head; where the API has an order by it, a button. */
function ColumnHead<Row extends Person>({ header }: { header: Header<typeof peopleFeatures, Row, unknown> }) {
  const { column } = header;
  if (!column.getCanSort()) {
    return (
      <TableHead className={cn("whitespace-normal", column.id === "summary" && "text-right")}>
        <FlexRender header={header} />
      </TableHead>
    );
  }
  const direction = column.getIsSorted();
  const Icon = direction === "asc" ? ArrowUp : direction === "desc" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead aria-sort={direction ? DIRECTIONS[direction] : undefined} className="whitespace-normal">
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-left hover:bg-accent"
      >
        <FlexRender header={header} />
        <Icon aria-hidden className={cn("size-4 shrink-0", !direction && "opacity-50")} />
      </button>
    </TableHead>
  );
}

type VirtualBodyProps<Model> = {
  rows: readonly Model[];
  view: (row: Model) => ReactNode;
};

/** The rows near the screen; one empty row stands for all those that are left out between two of them. */
function VirtualBody<Model extends { id: string; getIsSelected: () => boolean }>({
  rows,
  view,
}: VirtualBodyProps<Model>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  /** The row that has the focus stays in the page with its neighbors, wherever the page is scrolled to: Tab goes on. */
  const [focused, setFocused] = useState<number | null>(null);

  // Content above the table changes its height, and with it the height of the document.
  useLayoutEffect(() => {
    function measure() {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]!.id,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      if (focused === null) return defaultRangeExtractor(range);
      const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < rows.length);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const end = top + virtualizer.getTotalSize();

  return (
    <TableBody
      ref={body}
      onFocus={({ target }) => setFocused(Number(target.closest("tr")?.dataset.index))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // On its way to another row the focus needs that row to stay.
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {items.flatMap(({ index, key, start }, place) => {
        const gap = start - (items[place - 1]?.end ?? top);
        const row = rows[index]!;
        return [
          gap > 0 && <Gap key={`before ${key}`} height={gap} />,
          <TableRow key={key} ref={virtualizer.measureElement} {...rowProps(row, index)}>
            {view(row)}
          </TableRow>,
        ];
      })}
      <Gap height={Math.max(0, end - (items.at(-1)?.end ?? top))} />
    </TableBody>
  );
}

function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

type PersonCellsProps<Row extends Person> = { row: TableRowModel<typeof peopleFeatures, Row>; isSelectable: boolean };

function PersonCells<Row extends Person>({ row, isSelectable }: PersonCellsProps<Row>) {
  const { name, email } = row.original;
  return (
    <>
      {isSelectable && (
        <TableCell className="pl-4">
          <RowCheckbox
            checked={row.getIsSelected()}
            aria-label={interpolate(SELECT.select, { name: name || email })}
            onChange={({ target }) => row.toggleSelected(target.checked)}
          />
        </TableCell>
      )}
      {row.getVisibleCells().map((cell) =>
        cell.column.id === "name" || cell.column.id === "person" ? (
          <TableHead key={cell.id} scope="row" className="py-1 font-normal whitespace-normal">
            <FlexRender cell={cell} />
          </TableHead>
        ) : (
          <TableCell key={cell.id} className="wrap-anywhere">
            <FlexRender cell={cell} />
          </TableCell>
        ),
      )}
    </>
  );
}
