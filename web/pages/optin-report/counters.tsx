import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import type { LeadStats } from "#web/features/site-status/lead-stats-query.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { compareWeeks } from "./format.ts";

type CountersProps = {
  stats: LeadStats | undefined;
  /** Leads of the owner's yesterday, and of the seven days before the last seven; undefined while they are not known. */
  yesterday: number | undefined;
  weekBefore: number | undefined;
};

/** Today, this week and ever, the first two beside what came before. */
export function Counters({ stats, yesterday, weekBefore }: CountersProps) {
  const comparisons = {
    today:
      yesterday === undefined
        ? ""
        : interpolate(REPORT_TEXTS.comparison.yesterday, { count: withThousands(yesterday) }),
    week: stats && weekBefore !== undefined ? compareWeeks(stats.week, weekBefore) : "",
    total: "",
  };
  return (
    <dl className="grid grid-cols-3 gap-3 sm:gap-6">
      {REPORT_TEXTS.counters.map(({ key, label, note }) => (
        <Card key={key} data-slot="counter" className="flex flex-col-reverse justify-end p-3 sm:p-6">
          <dt className="mt-1 text-sm leading-snug">
            <span className="block font-semibold">
              <UnbrokenText text={label} />
            </span>
            <span className="block text-muted">{note}</span>
            {comparisons[key] && <span className="block text-muted">{comparisons[key]}</span>}
          </dt>
          <dd
            className={clsx(
              "h-12 font-serif text-4xl leading-none font-semibold text-heading tabular-nums sm:text-5xl",
              // From a thousand on, a third of a phone holds smaller figures only.
              stats && stats[key] >= 1000 && "max-sm:text-xl",
            )}
          >
            {stats ? withThousands(stats[key]) : <Skeleton className="h-9 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
