import { FlexRender, type Row as TableRowModel, useTable } from "@tanstack/react-table";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { Check } from "lucide-react";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { useIsPrinting } from "#web/lib/use-printing.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from "#web/ui/table.tsx";
import { CONTACTS_TEXTS, MISSING } from "../copy.ts";
import { type PeopleColumn, peopleFeatures, type PhonePlace } from "./columns.tsx";
import type { Person } from "./queries.ts";

/** The share of the name, beside those of the columns. */
const NAME_WIDTH = 1.2;

/** Up to so many rows are all in the page: the browser's own search and full-page pictures find them. */
const VIRTUAL_FROM = 250;

/** How many rows off the screen stay in the page, so that Tab reaches the next one. */
const OVERSCAN = 10;

/** Estimated heights of a row in pixels: in columns, and in the two lines of a phone. Measured once it is shown. */
const ROW_HEIGHT = 45;
const PHONE_ROW_HEIGHT = 76;

type PeopleTableProps<Row extends Person> = {
  caption: string;
  columns: readonly PeopleColumn<Row>[];
  rows: readonly Row[];
  onOpen: (row: Row) => void;
  /** Left out where rows cannot be selected. */
  selection?: RowSelection | undefined;
};

/** Which people are selected, by id. */
export type RowSelection = { selected: ReadonlySet<string>; onToggle: (personId: string) => void };

/**
 * A list of people. Of a long one only the rows near the screen are in the page; printing puts all that are loaded into
 * it (decision: native-elements).
 */
export function PeopleTable<Row extends Person>({ caption, columns, rows, onOpen, selection }: PeopleTableProps<Row>) {
  const table = useTable({
    features: peopleFeatures,
    columns: columns,
    data: rows,
    getRowId: (row) => row.id,
  });
  const { rows: models } = table.getRowModel();
  const isPrinting = useIsPrinting();
  const isVirtual = models.length > VIRTUAL_FROM && !isPrinting;
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const widths = [NAME_WIDTH, ...headers.map(({ column }) => column.columnDef.meta?.width ?? 1)];
  const style = { "--columns": widths.map((width) => `minmax(0, ${width}fr)`).join(" ") } as CSSProperties;
  const view = (row: TableRowModel<typeof peopleFeatures, Row>) => (
    <PersonCells row={row} onOpen={onOpen} selection={selection} />
  );

  return (
    <Table style={style} aria-rowcount={models.length + 1} aria-colcount={headers.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <TableHeader>
        <TableRow aria-rowindex={1}>
          <TableHead aria-colindex={1}>{CONTACTS_TEXTS.columns.name}</TableHead>
          {headers.map((header, index) => (
            <TableHead key={header.id} aria-colindex={index + 2}>
              <FlexRender header={header} />
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      {isVirtual ? (
        <VirtualBody models={models} view={view} />
      ) : (
        <TableBody>
          {models.map((model, index) => (
            <TableRow key={model.id} aria-rowindex={index + 2} data-index={index} className={ROW_CLASS}>
              {view(model)}
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  );
}

const ROW_CLASS = "border-t border-line hover:bg-tint focus-within:bg-tint lg:min-h-11";

type VirtualBodyProps<Model> = {
  models: readonly Model[];
  view: (model: Model) => ReactNode;
};

/** The rows near the screen, each at its place in a body as high as all of them. */
function VirtualBody<Model extends { id: string }>({ models, view }: VirtualBodyProps<Model>) {
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
    count: models.length,
    estimateSize: () => (matchMedia("(min-width: 64rem)").matches ? ROW_HEIGHT : PHONE_ROW_HEIGHT),
    getItemKey: (index) => models[index]!.id,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      if (focused === null) return defaultRangeExtractor(range);
      const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < models.length);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
    },
  });

  return (
    <TableBody
      ref={body}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => setFocused(Number(target.closest("tr")?.dataset.index))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // On its way to another row the focus needs that row to stay.
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <TableRow
          key={key}
          ref={virtualizer.measureElement}
          aria-rowindex={index + 2}
          data-index={index}
          className={`absolute inset-x-0 top-0 ${ROW_CLASS}`}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {view(models[index]!)}
        </TableRow>
      ))}
    </TableBody>
  );
}

const PHONE_PLACES: Readonly<Record<PhonePlace, string>> = {
  age: "max-lg:col-start-2 max-lg:row-start-1 max-lg:text-right",
  email: "max-lg:col-start-1 max-lg:row-start-2",
  badge: "max-lg:col-start-2 max-lg:row-start-2 max-lg:text-right",
};

type PersonCellsProps<Row extends Person> = {
  row: TableRowModel<typeof peopleFeatures, Row>;
  onOpen: (row: Row) => void;
  selection: RowSelection | undefined;
};

function PersonCells<Row extends Person>({ row, onOpen, selection }: PersonCellsProps<Row>) {
  const { name, email, personId, contactedAt } = row.original;
  return (
    <>
      <TableRowHead aria-colindex={1} className={selection && "flex items-center gap-3"}>
        {selection && (
          <input
            type="checkbox"
            checked={selection.selected.has(personId)}
            aria-label={interpolate(CONTACTS_TEXTS.selection.select, { name: name || email })}
            onChange={() => selection.onToggle(personId)}
            className="size-6 shrink-0 accent-forest"
          />
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(row.original)}
          className="flex min-h-11 w-full items-center gap-1.5 text-left font-semibold text-link underline underline-offset-[0.2em] max-lg:text-[1.0625rem]"
        >
          {name || MISSING.name}
          {contactedAt && (
            <>
              <Check aria-hidden className="size-4 shrink-0" />
              <span className="sr-only">({CONTACTS_TEXTS.contactedMark})</span>
            </>
          )}
        </button>
      </TableRowHead>
      {row.getAllCells().map((cell, index) => {
        const { onPhone } = cell.column.columnDef.meta ?? {};
        return (
          // On a phone some cells are left out, so each says which column it is.
          <TableCell
            key={cell.id}
            aria-colindex={index + 2}
            className={onPhone ? PHONE_PLACES[onPhone] : "max-lg:hidden"}
          >
            <FlexRender cell={cell} />
          </TableCell>
        );
      })}
    </>
  );
}
