import { clsx } from "clsx";
import { withThousands } from "#domain/thousands.ts";
import { ChartFigure } from "#web/pictures/charts/chart-figure.tsx";
import { type ChartColor, fill } from "#web/pictures/charts/colors.ts";
import { largest, share } from "#web/pictures/charts/scale.ts";

type BarRow = {
  key: string;
  label: string;
  /** 0 or more. */
  value: number;
  /** Highlights this bar; `mark` says why, because a color alone says nothing. */
  color?: ChartColor | undefined;
  mark?: string | undefined;
};

export type BarListProps = {
  caption: string;
  hideCaption?: boolean;
  rows: readonly BarRow[];
  /** A value in words: "$1,234"; a count where it is left out. */
  format?: (value: number) => string;
  headings: readonly [label: string, value: string];
  /** Color of the bars without one of their own. */
  color?: ChartColor;
  /** Said where there may be no rows. */
  empty?: string;
  className?: string;
};

/** Horizontal bars, longest value full width, each with its label and its value in figures. */
export function BarList({ rows, format = withThousands, headings, color = 1, ...figure }: BarListProps) {
  const whole = largest(rows.map(({ value }) => value));
  const table = {
    headings,
    rows: rows.map(({ key, label, mark, value }) => ({
      key,
      cells: [mark ? `${label} (${mark})` : label, format(value)] as const,
    })),
  };
  return (
    <ChartFigure table={table} {...figure}>
      <div className="@container">
        {rows.map((row) => (
          <div
            key={row.key}
            data-slot="bar"
            data-mark={row.mark}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 @md:grid-cols-[11rem_1fr_auto]"
          >
            <span className="flex flex-col leading-snug">
              <span className={row.mark ? "font-semibold text-heading" : "font-medium"}>{row.label}</span>
              {row.mark && <span className="text-sm leading-relaxed text-muted">{row.mark}</span>}
            </span>
            <span className="order-last col-span-2 h-4 @md:order-none @md:col-span-1">
              <span
                className={clsx("block h-full rounded-sm", row.value > 0 && "min-w-0.5", fill(row.color ?? color))}
                style={{ width: `${share(row.value, whole)}%` }}
              />
            </span>
            <span className="min-w-9 text-right font-semibold tabular-nums">{format(row.value)}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
