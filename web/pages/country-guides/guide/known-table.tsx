import type { Known } from "#web/content/countries/country-record.ts";
import { KnownValue } from "#web/features/facts/known.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";

/** A row's name, what it is about, and what is known of it. */
export type KnownRow = { label: string; about?: string; known: Known };

/** The rows of a section, in the order of their names. */
export function nameRows<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  section: Readonly<Record<NoInfer<Key>, Known>>,
): KnownRow[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], known: section[key] }));
}

/** Names and what is known of them: side by side where there is room. */
export function KnownList({ rows }: { rows: readonly KnownRow[] }) {
  return (
    <dl className="known-list">
      {rows.map(({ label, about, known }) => (
        <div key={`${label} ${about}`}>
          <dt>
            {label}
            {about && <small>{about}</small>}
          </dt>
          <dd>
            <KnownValue known={known} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A cell; `span` where it holds for more than one column. */
export type KnownCell = { content: string | Known; span?: number; label?: string };

type KnownTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { name: string; about?: string; cells: readonly KnownCell[] }[];
};

/** A table of what is known. Where there is little room its cells stand below one another, each with the name of its column. */
export function KnownTable({ caption, columns, rows }: KnownTableProps) {
  return (
    <table className="known-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
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
            {cells.map(({ content, span, label }, index) => (
              // The columns of a table never change.
              // eslint-disable-next-line react/no-array-index-key
              <td key={index} colSpan={span}>
                <b>{label ?? columns[index + 1]}</b>
                {typeof content === "string" ? (
                  <UnbrokenText text={content} />
                ) : (
                  <KnownValue known={content} hidePassports />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
