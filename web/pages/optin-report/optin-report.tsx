import { REPORT_TEXTS } from "./copy.ts";
import { Counters } from "./counters.tsx";
import { Deliveries } from "./deliveries.tsx";
import { FirstDay } from "./first-day/first-day.tsx";
import type { LaunchState } from "./first-day/launch-state.ts";
import { InfoCards } from "./info-cards.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentLeads } from "./recent-leads.tsx";
import { ReportBar } from "./report-bar.tsx";
import { TrendPictures } from "./trend-pictures.tsx";
import { useReport } from "./use-report.ts";

/** The content of /optin-report. */
export function OptinReport({ launch }: { launch: LaunchState }) {
  const report = useReport();
  const { day, stats, recent, trend, status, health } = report;
  return (
    <div data-slot="optin-report" className="space-y-12">
      <div className="space-y-6">
        <ReportBar report={report} />
        <FirstDay launch={launch} />
        <Counters stats={stats.data} />
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
          <RecentLeads leads={recent.data} day={day} />
          <QuickActions />
        </div>
      </div>
      <TrendPictures trend={trend.data} error={trend.data ? null : trend.error} day={day} />
      <Deliveries bucketOnly={status.data?.formService.configured === false} />
      <InfoCards status={status} health={health} />
      <p className="text-sm text-muted">{REPORT_TEXTS.counted}</p>
    </div>
  );
}
