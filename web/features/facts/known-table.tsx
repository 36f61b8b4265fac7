import type { Known } from "#content-model/resolve/records.ts";
import { contentKey } from "#domain/fact-text.ts";
import { type FactContent, type FactRow, FactValue } from "./fact-sheet.tsx";

/** The rows of a section that have something to show, in the order of their names. */
export function nameRows<Key extends string>(
  labels: Readonly<Partial<Record<Key, string>>>,
  section: Readonly<Partial<Record<NoInfer<Key>, Known | undefined>>>,
): { label: string; content: Known }[] {
  return (Object.keys(labels) as Key[]).flatMap((key) => {
    const content = section[key];
    return content ? [{ label: labels[key]!, content }] : [];
  });
}

type Attributes = FactRow["attributes"];

/** A cell; `span` where it holds for all columns, whose names then say nothing. */
export type KnownCell = { content: FactContent; span?: number; attributes?: Attributes };

/** One cell where all columns are told the same. */
export function joinEqual(cells: readonly KnownCell[]): KnownCell[] {
  const [first] = cells;
  const isSame = new Set(cells.map(({ content }) => contentKey(content))).size === 1;
  return isSame && first ? [{ content: first.content, span: cells.length }] : [...cells];
}

type KnownTableProps = {
  caption: string;
  columns: readonly (string | { name: string; attributes: Attributes })[];
  /** The first cell names the row. */
  rows: readonly { name: string; about?: string | undefined; cells: readonly KnownCell[] }[];
};

/** A table of facts. Where there is little room its cells stand below one another, each with the name of its column. */
export function KnownTable({ caption, columns, rows }: KnownTableProps) {
  const heads = columns.map((column) => (typeof column === "string" ? { name: column, attributes: {} } : column));
  return (
    <table className="known-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ name, attributes }) => (
            <th key={name} scope="col" {...attributes}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, about, cells }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {about && <small>{about}</small>}
            </th>
            {cells.map(({ content, span, attributes }, index) => (
              // The columns of a table never change.
              // eslint-disable-next-line react/no-array-index-key
              <td key={index} colSpan={span} {...attributes}>
                {!span && <b>{heads[index + 1]!.name}</b>}
                <FactValue content={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
