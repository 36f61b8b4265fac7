import { cn } from "#web/lib/cn.ts";
import { ChartFigure } from "#web/pictures/charts/chart-figure.tsx";
import { fill } from "#web/pictures/charts/colors.ts";
import { drawn, largest, share } from "#web/pictures/charts/scale.ts";

/** Every seventh column has a label below it: one for each week of a chart of days. */
const LABEL_STEP = 7;

/** Centers a label on its column; the label of the last column ends with the axis. */
function place(isLast: boolean): string {
  return cn("absolute whitespace-nowrap", isLast ? "right-0" : "left-1/2 -translate-x-1/2");
}

type Column = {
  key: string;
  /** In full, for the table: "November 21, 2026". */
  label: string;
  /** Short, for the axis: "Nov 21". */
  axisLabel: string;
  /** 0 or more. */
  value: number;
};

type ColumnsProps = {
  caption: string;
  hideCaption?: boolean;
  /** From left to right, up to about 31. */
  columns: readonly Column[];
  format: (value: number) => string;
  /** Heads of the table: of the labels, of the values. */
  headings: readonly [label: string, value: string];
  /** The highlighted column, and the word for it: "Today". */
  marked?: { key: string; label: string };
  /** Said where there are no columns. */
  empty: string;
  className?: string;
};

/** A column for each of some days on an axis of counts; the highest and the marked one carry their values. */
export function Columns({ columns, format, headings, marked, ...figure }: ColumnsProps) {
  const values = columns.map(({ value }) => value);
  const top = axisTop(values);
  const labeled = labeledColumns(columns, marked?.key);
  const labelColumn = ({ key, label }: Column) => (marked?.key === key ? `${label} (${marked.label})` : label);
  const table = {
    headings,
    rows: columns.map((column) => ({ key: column.key, cells: [labelColumn(column), format(column.value)] as const })),
  };
  return (
    <ChartFigure table={table} {...figure}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-6 text-sm leading-none tabular-nums">
        <div className="relative h-48 text-right text-muted">
          {/* Reserves the width of the widest tick label. */}
          <span className="invisible">{format(top)}</span>
          {[0, top / 2, top].map((tick) => (
            <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${share(tick, top)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-48 border-b-2 border-field-line">
          {[top / 2, top].map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${share(tick, top)}%` }}
            />
          ))}
          <div className="absolute inset-0 flex items-end">
            {columns.map(({ key, value }, index) => (
              <div key={key} className="relative flex h-full flex-1 items-end px-px sm:px-0.5">
                <div
                  data-slot="column"
                  data-marked={key === marked?.key || undefined}
                  className={cn(
                    "w-full rounded-t-sm",
                    drawn(value) > 0 && "min-h-0.5",
                    fill(key === marked?.key ? 2 : 1),
                  )}
                  style={{ height: `${share(value, top)}%` }}
                />
                {labeled.has(key) && (
                  <span
                    className={cn(
                      place(index === columns.length - 1),
                      "rounded-sm bg-background px-1 py-0.5 font-semibold",
                    )}
                    style={{ bottom: `calc(${share(value, top)}% + 3px)` }}
                  >
                    {format(value)}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="relative col-start-2 mt-2 flex h-5 text-muted">
          {columns.map(({ key, axisLabel }, index) => (
            <AxisLabel
              key={key}
              isShown={hasAxisLabel(index, columns.length, LABEL_STEP)}
              isLast={index === columns.length - 1}
            >
              {key === marked?.key ? marked.label : axisLabel}
            </AxisLabel>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}

type AxisLabelProps = { isShown: boolean; isLast: boolean; children: string };

function AxisLabel({ isShown, isLast, children }: AxisLabelProps) {
  return <span className="relative flex-1">{isShown && <span className={place(isLast)}>{children}</span>}</span>;
}

/** The columns that carry their value: the marked one and the highest, unless that one is too near to it or nothing. */
function labeledColumns(columns: readonly Column[], marked: string | undefined): ReadonlySet<string> {
  const most = largest(columns.map(({ value }) => value));
  const highest = columns.findIndex(({ value }) => value === most);
  const markedAt = columns.findIndex(({ key }) => key === marked);
  const keys = new Set<string>();
  if (markedAt >= 0) keys.add(columns[markedAt]!.key);
  if (most > 0 && (markedAt < 0 || Math.abs(highest - markedAt) > 3)) keys.add(columns[highest]!.key);
  return keys;
}

/**
 * The top of an axis of counts: the smallest of 2, 4, 6, 8, 10 times a power of ten that holds every value, so that its
 * half is a whole number too.
 */
export function axisTop(values: readonly number[]): number {
  const most = largest(values);
  if (most <= 2) return 2;
  let power = 10 ** Math.floor(Math.log10(most));
  // The logarithm of a power of ten can be rounded up by one.
  if (power > most) power /= 10;
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most;
}

/** Which of some columns carry a label on the axis: every `step`-th, counted back from the last. */
export function hasAxisLabel(index: number, count: number, step: number): boolean {
  return (count - 1 - index) % step === 0;
}
