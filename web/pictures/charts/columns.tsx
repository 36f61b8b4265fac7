import type { IsoDate } from "#domain/facts.ts";
import { clsx } from "clsx";
import { longDate } from "#domain/long-date.ts";
import { withThousands } from "#domain/thousands.ts";
import { ChartFigure } from "#web/pictures/charts/chart-figure.tsx";
import { fill } from "#web/pictures/charts/colors.ts";
import { drawn, largest, share } from "#web/pictures/charts/scale.ts";

/** Every seventh column has a label below it: one for each week of a chart of days. */
const LABEL_STEP = 7;

/** Centers a label on its column; the label of the last column ends with the axis. */
function place(isLast: boolean): string {
  return clsx("absolute whitespace-nowrap", isLast ? "right-0" : "left-1/2 -translate-x-1/2");
}

const AXIS_DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A day, `YYYY-MM-DD`, and how often something happened on it. */
type DayCount = { date: string; count: number };

type ColumnsProps = {
  caption: string;
  /** From left to right, up to about 31. */
  days: readonly DayCount[];
  headings: readonly [day: string, count: string];
  /** The day that is highlighted as today. */
  today: string | undefined;
};

const TODAY = "Today";

/** A column for each of some days on an axis of counts; the highest and the one of today carry their values. */
export function Columns({ caption, days, headings, today }: ColumnsProps) {
  const top = axisTop(days.map(({ count }) => count));
  const labeled = labeledDays(days, today);
  const table = {
    headings,
    rows: days.map(({ date, count }) => ({
      key: date,
      cells: [longDate(date as IsoDate) + (date === today ? ` (${TODAY})` : ""), withThousands(count)] as const,
    })),
  };
  return (
    <ChartFigure caption={caption} table={table}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-6 text-sm leading-none tabular-nums">
        <div className="relative h-48 text-right text-muted">
          {/* Reserves the width of the widest tick label. */}
          <span className="invisible">{withThousands(top)}</span>
          {[0, top / 2, top].map((tick) => (
            <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${share(tick, top)}%` }}>
              {withThousands(tick)}
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
            {days.map(({ date, count }, index) => (
              <div key={date} className="relative flex h-full flex-1 items-end px-px sm:px-0.5">
                <div
                  data-slot="column"
                  data-marked={date === today || undefined}
                  className={clsx("w-full rounded-t-sm", drawn(count) > 0 && "min-h-0.5", fill(date === today ? 2 : 1))}
                  style={{ height: `${share(count, top)}%` }}
                />
                {labeled.has(date) && (
                  <span
                    className={clsx(
                      place(index === days.length - 1),
                      "rounded-sm bg-background px-1 py-0.5 font-semibold",
                    )}
                    style={{ bottom: `calc(${share(count, top)}% + 3px)` }}
                  >
                    {withThousands(count)}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="relative col-start-2 mt-2 flex h-5 text-muted">
          {days.map(({ date }, index) => (
            <AxisLabel
              key={date}
              isShown={hasAxisLabel(index, days.length, LABEL_STEP)}
              isLast={index === days.length - 1}
            >
              {date === today ? TODAY : AXIS_DATE.format(new Date(date))}
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

/** The days that carry their count: today and the highest, unless that one is too near to it or nothing. */
function labeledDays(days: readonly DayCount[], today: string | undefined): ReadonlySet<string> {
  const most = largest(days.map(({ count }) => count));
  const highest = days.findIndex(({ count }) => count === most);
  const todayAt = days.findIndex(({ date }) => date === today);
  const dates = new Set<string>();
  if (todayAt >= 0) dates.add(days[todayAt]!.date);
  if (most > 0 && (todayAt < 0 || Math.abs(highest - todayAt) > 3)) dates.add(days[highest]!.date);
  return dates;
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
