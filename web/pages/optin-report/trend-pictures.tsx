import { interpolate } from "#web/lib/interpolate.ts";
import { Columns } from "#web/pictures/charts/columns.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { Breakdown } from "./breakdown.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { EmptyLine } from "./empty-line.tsx";
import type { Trend } from "./queries.ts";
import { describeFailure } from "./format.ts";

const TEXTS = REPORT_TEXTS.trend;

type TrendPicturesProps = {
  trend: Trend | undefined;
  error: Error | null;
  day: string;
  /** Whether no lead has come yet. */
  isEmpty: boolean;
};

/** Leads per day, and by source, campaign and country, as pictures, each with its table for screen readers. */
export function TrendPictures({ trend, error, day, isEmpty }: TrendPicturesProps) {
  if (isEmpty) return <EmptyLine title={TEXTS.title} text={TEXTS.none} slot="trend" />;
  const hasDays = trend?.days.some(({ count }) => count > 0);
  return (
    <section aria-labelledby="trend-heading" data-slot="trend">
      <h2 id="trend-heading" className="mb-5 text-office-title">
        {TEXTS.title}
      </h2>
      {error && (
        <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeFailure(error) })}</OutcomeLine>
      )}
      {!trend && !error && <Skeleton className="h-96 w-full" />}
      {trend && !hasDays && <p className="text-muted">{TEXTS.noDays}</p>}
      {trend && hasDays && (
        <Card>
          <CardContent>
            <Columns caption={TEXTS.days} days={trend.days} headings={TEXTS.dayHeadings} today={day} />
          </CardContent>
        </Card>
      )}
      <Breakdown />
    </section>
  );
}
