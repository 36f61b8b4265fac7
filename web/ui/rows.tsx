import type { ReactNode } from "react";
import { clsx } from "clsx";

/** For whom a row, column or cell holds, where a visitor's choices fold away the others. */
type Attributes = Readonly<Record<`data-${string}`, string>> | undefined;

/** The name of a row, what that is about, and where the whole rule is if the row has it in short. */
type RowName = { label: string; about?: string | undefined; href?: string };

export type ListRow = RowName & { id?: string; value: ReactNode; attributes?: Attributes };

type RowListProps = { rows: readonly ListRow[]; className?: string };

/** Names and values, side by side where there is room. */
export function RowList({ rows, className = "known-list" }: RowListProps) {
  return (
    <dl className={className}>
      {rows.map(({ id, value, attributes, ...name }) => (
        <div key={id ?? `${name.label} ${name.about}`} id={id} {...attributes}>
          <dt>
            <Name {...name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A cell; `span` where it holds for all columns, whose names then say nothing. */
export type Cell<Content = ReactNode> = { content: Content; span?: number; attributes?: Attributes };

export type TableRow<Content = ReactNode> = RowName & { cells: readonly Cell<Content>[] };

export type RowTableProps = {
  caption: string;
  /** Whether the caption is only read out, below a heading that says the same. */
  isCaptionHidden?: boolean;
  /** The first names the rows. */
  columns?: readonly (string | { name: string; attributes: Attributes })[];
  rows: readonly TableRow[];
  /** Totals, below the rows. */
  sums?: readonly TableRow[];
  /** Whether the values are amounts, to be added up by eye. */
  isAmounts?: boolean;
  className?: string;
  "data-slot"?: string;
};

/** Rows with several values each, or with a total. On a phone several values are listed below their row's name. */
export function RowTable({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  sums,
  isAmounts = false,
  className,
  ...props
}: RowTableProps) {
  const heads = (columns ?? []).map((column) =>
    typeof column === "string" ? { name: column, attributes: {} } : column,
  );
  const names = heads.slice(1).map(({ name }) => name);
  return (
    <table
      {...props}
      className={clsx("row-table", names.length > 1 && "row-table-wide", isAmounts && "row-table-amounts", className)}
    >
      <caption className={clsx(isCaptionHidden && "sr-only")}>{caption}</caption>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map(({ name, attributes }) => (
              <th key={name} scope="col" {...attributes}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{rows.map((row) => toTableRow(row, names))}</tbody>
      {sums && <tfoot>{sums.map((row) => toTableRow(row, names))}</tfoot>}
    </table>
  );
}

function toTableRow({ cells, ...name }: TableRow, columns: readonly string[]): ReactNode {
  return (
    <tr key={name.label}>
      <th scope="row">
        <Name {...name} />
      </th>
      {cells.map(({ content, span, attributes }, index) => (
        // The columns of a table never change.
        // eslint-disable-next-line react/no-array-index-key
        <td key={index} colSpan={span} {...attributes}>
          {columns.length > 1 && !span && <b>{columns[index]}</b>}
          {content}
        </td>
      ))}
    </tr>
  );
}

function Name({ label, about, href }: RowName) {
  return (
    <>
      {href ? <a href={href}>{label}</a> : label}
      {about && <small>{about}</small>}
    </>
  );
}
