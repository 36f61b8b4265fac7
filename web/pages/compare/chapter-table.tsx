import type { ReactNode } from "react";
import type { AlignedChapter } from "#web/content/comparison-columns.ts";
import { rowTexts as texts } from "./several-copy.ts";

type ChapterTableProps = {
  /** The id of the chapter's heading. */
  labelledBy: string;
  /** The names of the countries or cities, one for each column. */
  names: readonly string[];
  rows: AlignedChapter<ReactNode>["rows"];
  /** Where the facts of each column come from; nothing for a column without facts. */
  sources: readonly ReactNode[];
};

/** A chapter as a table whose column names stay in view. Figures say whether they are the same or differ. */
export function ChapterTable({ labelledBy, names, rows, sources }: ChapterTableProps) {
  return (
    <table aria-labelledby={labelledBy} data-columns={names.length} className="comparison">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.topic}</span>
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, figures }) => (
          <tr key={label} data-figures={figures}>
            <th scope="row">
              {label}
              {figures && (
                <small className={figures === "same" ? undefined : "sr-only"}>{texts.figures[figures]}</small>
              )}
            </th>
            {names.map((name, index) => (
              <td key={name} data-name={name}>
                {cells[index] ?? <span className="text-muted">{texts.nothing}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sources.some(Boolean) && (
        <tfoot>
          <tr>
            <th scope="row">{texts.sources}</th>
            {names.map((name, index) => (
              <td key={name} data-name={name}>
                {sources[index]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
