import type { PlanMoney } from "#domain/plan-money.ts";
import { amount } from "#web/lib/amounts.ts";
import { ChartFigure } from "#web/pictures/charts/chart-figure.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { longDate } from "#domain/long-date.ts";

const texts = PLAN_TEXTS.money;

/** So many months have a label below the curve, at the most. */
const LABELS = 4;
/** The axis ends at a multiple of this, in US dollars. */
const AXIS_STEP = 2000;

type CashCurveProps = { byMonth: PlanMoney["byMonth"]; savingsUsd: number | null };

/** The cash that must have been there by the end of each month, as a band from the lower to the upper end, with the savings. */
export function CashCurve({ byMonth, savingsUsd }: CashCurveProps) {
  const most = Math.max(1, savingsUsd ?? 0, ...byMonth.map(({ paid }) => paid.to));
  const top = Math.ceil(most / AXIS_STEP) * AXIS_STEP;
  const at = (value: number) => 100 - (value / top) * 100;
  const width = 100 / byMonth.length;
  // Each month is a step.
  const edge = (end: "from" | "to") =>
    byMonth.flatMap(({ paid }, index) => [
      `${index * width},${at(paid[end])}`,
      `${(index + 1) * width},${at(paid[end])}`,
    ]);
  const step = Math.ceil(byMonth.length / LABELS);
  const dollars = (value: number) => amount(value, "USD");
  return (
    <ChartFigure
      caption={texts.curve}
      table={{
        headings: texts.columns,
        rows: byMonth.map(({ month, paid }) => ({
          key: month,
          cells: [longDate(month), dollars(paid.from), dollars(paid.to)],
        })),
      }}
    >
      <div className="cash-curve">
        <div className="cash-axis">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{dollars(value)}</span>
          ))}
        </div>
        <div className="cash-plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
            <polygon points={[...edge("to"), ...edge("from").toReversed()].join(" ")} />
            <polyline points={edge("to").join(" ")} />
            <polyline points={edge("from").join(" ")} data-end="from" />
          </svg>
          {savingsUsd !== null && (
            <span className="cash-savings" style={{ top: `${at(savingsUsd)}%` }}>
              <b>{`${texts.savings}, ${dollars(savingsUsd)}`}</b>
            </span>
          )}
        </div>
        <div className="cash-months">
          {byMonth.map(({ month }, index) => (
            <span key={month}>{index % step === 0 && <b>{shorten(longDate(month))}</b>}</span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}

/** "Jun ’27" */
function shorten(month: string): string {
  const [name = "", year = ""] = month.split(" ");
  return `${name.slice(0, 3)} ’${year.slice(2)}`;
}
