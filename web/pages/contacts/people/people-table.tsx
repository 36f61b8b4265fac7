import { Check } from "lucide-react";
import { type CSSProperties, memo } from "react";
import type { Page } from "../cached-pages.ts";
import { CONTACTS_TEXTS, MISSING } from "../copy.ts";
import type { Column } from "./columns.tsx";
import type { Person } from "./queries.ts";

/** The share of the name, beside those of the columns. */
const NAME_WIDTH = 1.2;

// Rows are laid out as grids (styles/people-table.css), and a browser may take a table that is laid out otherwise for no
// table at all; its parts therefore say what they are.
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

type PeopleTableProps<Row extends Person> = {
  caption: string;
  columns: readonly Column<Row>[];
  pages: readonly Page<Row>[];
  onOpen: (row: Row) => void;
};

/**
 * A list of people. Each page of the list is a group of rows of its own: the browser does not lay out those off the
 * screen, and React does not look at those that are there already when another one comes.
 */
export function PeopleTable<Row extends Person>({ caption, columns, pages, onOpen }: PeopleTableProps<Row>) {
  const widths = [NAME_WIDTH, ...columns.map(({ width }) => width)];
  const style = { "--columns": widths.map((width) => `minmax(0, ${width}fr)`).join(" ") } as CSSProperties;
  return (
    <table {...ROLES.table} data-slot="people-table" style={style}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {[CONTACTS_TEXTS.columns.name, ...columns.map(({ head }) => head)].map((head) => (
            <th key={head} {...ROLES.columnHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map((page, index) => (
        // A page keeps its place in the list, whatever goes from it.
        // oxlint-disable-next-line react/no-array-index-key
        <PageRows key={index} rows={page.data} columns={columns} onOpen={onOpen} />
      ))}
    </table>
  );
}

type PageRowsProps<Row extends Person> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  onOpen: (row: Row) => void;
};

const PageRows = memo(function PageRows<Row extends Person>({ rows, columns, onOpen }: PageRowsProps<Row>) {
  const style = { "--rows": rows.length, "--cells": columns.length + 1 } as CSSProperties;
  return (
    <tbody {...ROLES.group} style={style}>
      {rows.map((row) => (
        <tr key={row.id} {...ROLES.row}>
          <th {...ROLES.rowHead}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
              {row.name || MISSING.name}
              {row.contactedAt && (
                <>
                  <Check aria-hidden className="size-4 shrink-0" />
                  <span className="sr-only">({CONTACTS_TEXTS.contactedMark})</span>
                </>
              )}
            </button>
          </th>
          {columns.map(({ head, cell }) => (
            <td key={head} {...ROLES.cell} data-label={head}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}) as <Row extends Person>(props: PageRowsProps<Row>) => React.ReactNode;
