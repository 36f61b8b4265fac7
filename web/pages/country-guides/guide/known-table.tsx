import type { Known } from "#web/content/countries/country-record.ts";
import { KnownValue } from "#web/features/facts/known.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";

/** A row's name, what it is about, and what is known of it. */
export type KnownRow = { label: string; about?: string; known: Known };

/** The rows of a section, in the order of their names. */
export function nameRows<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  section: Readonly<Record<Key, Known>>,
): KnownRow[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], known: section[key] }));
}

/** Names and what is known of them: side by side where there is room. */
export function KnownList({ rows }: { rows: readonly KnownRow[] }) {
  return (
    <dl className="divide-y divide-line [&_dd]:max-w-[47ch] [&_dt]:text-eyebrow [&_dt]:text-heading [&>div]:gap-x-8 [&>div]:gap-y-1.5 [&>div]:py-4 [&>div:first-child]:pt-0 sm:[&>div]:grid sm:[&>div]:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(({ label, about, known }) => (
        <div key={`${label} ${about}`}>
          <dt>
            {label}
            {about && <small className="tracking-normal normal-case">{about}</small>}
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

/** A table of what is known. On a phone its cells stand below one another, each with the name of its column. */
export function KnownTable({ caption, columns, rows }: KnownTableProps) {
  return (
    <table className="w-full text-left leading-snug max-sm:block [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_tr]:border-t [&_tr]:border-line max-sm:[&_tbody]:block max-sm:[&_td]:block max-sm:[&_th]:block max-sm:[&_thead]:hidden max-sm:[&_tr]:block max-sm:[&_tr]:py-3 [&_tbody_th]:py-2 [&_td_b]:block [&_td_b]:text-sm [&_td_b]:font-normal [&_td_b]:text-muted sm:[&_td_b]:hidden [&_tbody_th]:pr-4 [&_tbody_th]:align-top [&_thead_th]:pr-4 [&_thead_th]:pb-2 [&_thead_th]:align-bottom [&_thead_th]:text-sm [&_thead_th]:text-muted">
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
              {about && <small className="font-normal">{about}</small>}
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
