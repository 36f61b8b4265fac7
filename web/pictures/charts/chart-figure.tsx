import { type ReactNode, useId } from "react";
import { clsx } from "clsx";

/** The data of a chart as a table: a name for each row, then its values in words. */
type ChartTable = {
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly [name: string, ...values: string[]] }[];
};

type ChartFigureProps = {
  /** Says what is shown; names the figure and its table. */
  caption: string;
  /** Hides the caption visually, where a heading beside the chart shows the same. */
  hideCaption?: boolean | undefined;
  table: ChartTable;
  /** Shown where there is no data; left out where there always is. */
  empty?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * What all charts share: a figure with its caption, the picture, and the same data as a table for screen readers, from
 * which the picture is hidden.
 */
export function ChartFigure({ caption, hideCaption = false, table, empty, className, children }: ChartFigureProps) {
  const captionId = useId();
  const hasData = table.rows.length > 0;
  return (
    <figure data-slot="chart" aria-labelledby={captionId} className={clsx("relative", className)}>
      <figcaption id={captionId} className={hideCaption ? "sr-only" : "mb-4 font-semibold"}>
        {caption}
      </figcaption>
      {hasData ? <div aria-hidden>{children}</div> : <p className="text-muted">{empty}</p>}
      {/* A table grows past the one pixel of `sr-only`: only a box around it can be clipped. */}
      {hasData && (
        <div className="sr-only">
          <table aria-labelledby={captionId}>
            <thead>
              <tr>
                {table.headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells: [name, ...values] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={table.headings[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}
