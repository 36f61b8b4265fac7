import { useQuery } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { Card } from "#web/ui/card.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { numberText } from "./cells.ts";
import { CONTACTS_TEXTS } from "./copy.ts";

const TEXTS = CONTACTS_TEXTS.counters;

/** The three counters: the total counts rows of both kinds (decision: one-lead-table-of-truth). */
export function Counters() {
  const { data, error, refetch } = useQuery(leadStatsQuery());
  const counters = [
    [TEXTS.total, data?.total],
    [TEXTS.optIns, data?.optIns],
    [TEXTS.submissions, data?.submissions],
  ] as const;

  return (
    <>
      <dl data-slot="counters" aria-label={TEXTS.label} className="grid grid-cols-3 gap-2 sm:gap-5">
        {counters.map(([label, count]) => (
          <Card
            key={label}
            className="flex flex-col-reverse justify-end gap-0.5 px-3 py-2 sm:flex-row sm:items-baseline sm:justify-between sm:gap-4 sm:px-5 sm:py-3"
          >
            <dt className="text-sm leading-tight font-semibold text-muted sm:text-base">{label}</dt>
            <dd className="min-h-9 font-serif text-2xl leading-9 font-semibold text-heading tabular-nums sm:text-3xl">
              {count === undefined ? <Unknown hasFailed={error !== null} /> : numberText(count)}
            </dd>
          </Card>
        ))}
      </dl>
      {error && <TryAgain error={error} onTry={() => refetch()} className="mt-4" />}
    </>
  );
}

function Unknown({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <Skeleton className="h-9 w-20" />;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{TEXTS.unknown}</span>
    </>
  );
}
