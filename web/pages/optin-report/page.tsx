import { interpolate } from "#web/lib/interpolate.ts";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { listAttention } from "./attention.ts";
import { AttentionList } from "./attention-list.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { Counters } from "./counters.tsx";
import { Deliveries } from "./deliveries.tsx";
import { FirstDay } from "./first-day/first-day.tsx";
import { InfoCards } from "./info-cards.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentLeads } from "./recent-leads.tsx";
import { ReportBar } from "./report-bar.tsx";
import { ReviewsDue } from "./reviews-due.tsx";
import { TrendPictures } from "./trend-pictures.tsx";
import { type Report, useReport } from "./use-report.ts";
import { describeFailure } from "./format.ts";

/** /optin-report. It comes as a whole, so that nothing moves while the owner reads. */
export function OptinReportPage() {
  const report = useReport();
  return (
    <div data-slot="optin-report" className="space-y-4">
      <ReportBar report={report} />
      {report.isSettled ? <SettledReport report={report} /> : <Skeleton className="h-[40rem] w-full" />}
    </div>
  );
}

function SettledReport({ report }: { report: Report }) {
  const { day, stats, recent, trend, week, status, health, deadPosts, due, setup, launch } = report;
  const failed = [status, health, deadPosts, due].find(({ data, error }) => !data && error);
  const items = listAttention({
    status: status.data,
    health: health.data,
    deadPosts: deadPosts.data,
    due: due.data,
    now: due.dataUpdatedAt,
  });
  return (
    <div className="space-y-12">
      <div className="space-y-4">
        <AttentionList
          items={items}
          unknown={
            failed ? interpolate(REPORT_TEXTS.attention.unknownState, { reason: describeFailure(failed.error) }) : null
          }
        />
        <Counters
          stats={stats.data}
          yesterday={trend.data?.days.at(-2)?.count}
          weekBefore={week.data?.before ?? undefined}
        />
        <FirstDay
          launch={launch.data}
          setup={setup.data}
          error={setup.error ?? launch.error}
          isEmpty={stats.data?.total === 0}
        />
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
          <RecentLeads leads={recent.data} day={day} />
          <QuickActions />
        </div>
      </div>
      <TrendPictures
        trend={trend.data}
        error={trend.data ? null : trend.error}
        day={day}
        isEmpty={stats.data?.total === 0}
      />
      <Deliveries />
      <InfoCards
        status={status}
        health={health}
        deadPosts={deadPosts}
        isOpen={items.some(({ link }) => link.to === "#info-heading")}
      />
      {/* Last, because it comes by itself: nothing else moves. */}
      <ReviewsDue />
      <p className="text-sm text-muted">{REPORT_TEXTS.counted}</p>
    </div>
  );
}
