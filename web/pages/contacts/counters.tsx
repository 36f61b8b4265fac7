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
      <dl data-slot="counters" aria-label={TEXTS.label} className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {counters.map(([label, count]) => (
          <Card
            key={label}
            className="flex items-baseline justify-between gap-4 px-5 py-4 sm:flex-col sm:justify-start sm:gap-1 sm:p-6"
          >
            <dt className="font-semibold text-muted">{label}</dt>
            <dd className="min-h-9 font-serif text-3xl leading-9 font-semibold text-heading tabular-nums sm:text-4xl">
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
