import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { longDate } from "#web/lib/calendar-day.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { Columns } from "#web/pictures/charts/columns.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import type { Trend } from "./queries.ts";
import { count, describeFailure, shortDate } from "./words.ts";

const TEXTS = REPORT_TEXTS.trend;

/** What the API calls all campaigns that it does not name. */
const OTHER = "other";

type TrendPicturesProps = { trend: Trend | undefined; error: Error | null; day: string };

/** Leads per day, source and campaign as pictures, each with its table for screen readers. */
export function TrendPictures({ trend, error, day }: TrendPicturesProps) {
  return (
    <section aria-labelledby="trend-heading" data-slot="trend">
      <h2 id="trend-heading" className="mb-5 text-title">
        {TEXTS.title}
      </h2>
      {error && (
        <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeFailure(error) })}</OutcomeLine>
      )}
      {!trend && !error && <Skeleton className="h-176 w-full lg:h-160" />}
      {trend && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Card className="lg:col-span-2">
            <CardContent>
              <LeadsPerDay days={trend.days} day={day} />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <BarList
                caption={TEXTS.sources}
                rows={trend.sources.map(({ source, count: value }) => ({
                  key: source,
                  label: sourceLabel(source),
                  value,
                }))}
                format={count}
                headings={TEXTS.sourceHeadings}
                empty={TEXTS.noSources}
              />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <Campaigns campaigns={trend.campaigns} />
            </CardContent>
          </Card>
        </div>
      )}
    </section>
  );
}

function LeadsPerDay({ days, day }: { days: Trend["days"]; day: string }) {
  return (
    <Columns
      caption={TEXTS.days}
      columns={days.map(({ date, count: value }) => ({
        key: date,
        label: longDate(date),
        axisLabel: shortDate(date),
        value,
      }))}
      format={count}
      headings={TEXTS.dayHeadings}
      marked={{ key: day, label: TEXTS.today }}
      empty={TEXTS.noDays}
    />
  );
}

function Campaigns({ campaigns }: Pick<Trend, "campaigns">) {
  return (
    <BarList
      caption={TEXTS.campaigns}
      rows={campaigns.map(({ campaign, count: value }) => ({
        key: campaign,
        label: campaign === OTHER ? TEXTS.otherCampaigns : campaign,
        value,
        color: campaign === OTHER ? "quiet" : undefined,
      }))}
      format={count}
      headings={TEXTS.campaignHeadings}
      color={3}
      empty={TEXTS.noCampaigns}
    />
  );
}
