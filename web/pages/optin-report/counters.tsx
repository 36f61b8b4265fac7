import type { LeadStats } from "#web/features/site-status/lead-stats-query.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { count } from "./words.ts";

export function Counters({ stats }: { stats: LeadStats | undefined }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3 sm:gap-6">
      {REPORT_TEXTS.counters.map(({ key, label, note }) => (
        <Card key={key} data-slot="counter" className="flex flex-col-reverse justify-end p-6">
          <dt className="mt-2 leading-snug">
            <span className="font-semibold">{label}</span> <span className="text-sm text-muted">({note})</span>
          </dt>
          <dd className="h-14 font-serif text-5xl leading-14 font-semibold text-heading tabular-nums">
            {stats ? count(stats[key]) : <Skeleton className="h-12 w-24" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
