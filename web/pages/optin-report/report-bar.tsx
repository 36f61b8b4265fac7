import { RefreshCw } from "lucide-react";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { clockText } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import type { Report } from "./use-report.ts";
import { fullDate, describeFailure } from "./format.ts";

const TEXTS = REPORT_TEXTS.bar;

/** Today's date, how old the numbers are, and the button that asks for new ones. */
export function ReportBar({ report }: { report: Report }) {
  const { day, tz, stats, recent, isRefreshing, refresh } = report;
  const isFirst = stats.isLoading || recent.isLoading;
  const isBusy = isFirst || isRefreshing;
  const isFetching = isBusy || stats.isFetching || recent.isFetching;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <div className="min-w-0">
        <p data-slot="today" className="font-serif text-xl leading-snug font-semibold text-heading">
          <time dateTime={day}>{fullDate(day)}</time>
        </p>
        <Freshness report={report} zone={interpolate(TEXTS.zone, { zone: tz.replaceAll("_", " ") })} />
      </div>
      <Button variant="outline" busy={isBusy} aria-busy={isFetching} onClick={refresh} className="min-w-40">
        <RefreshCw aria-hidden className={clsx("size-5", isFetching && "animate-spin")} />
        {isRefreshing ? TEXTS.refreshing : TEXTS.refresh}
      </Button>
    </div>
  );
}

/** When the numbers are from; a failed poll keeps the old ones and says since when they are old. */
function Freshness({ report: { stats, recent }, zone }: { report: Report; zone: string }) {
  const error = stats.error ?? recent.error;
  const known = [stats, recent].map(({ dataUpdatedAt }) => dataUpdatedAt);
  const oldest = Math.min(...known);
  const reason = error ? describeFailure(error) : "";
  return (
    <>
      <div role="status">
        {error && (
          <OutcomeLine tone="failure">
            {oldest === 0
              ? interpolate(REPORT_TEXTS.old.nothing, { reason })
              : interpolate(REPORT_TEXTS.old.numbers, { time: clockText(oldest), reason })}
          </OutcomeLine>
        )}
      </div>
      {!error && (
        <p data-slot="updated" className="text-sm text-muted">
          {oldest === 0 ? TEXTS.loading : interpolate(TEXTS.updated, { time: clockText(oldest) })} {zone}
        </p>
      )}
    </>
  );
}
