import { useQuery } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { withThousands } from "#domain/thousands.ts";
import { CONTACTS_TEXTS } from "./copy.ts";

const TEXTS = CONTACTS_TEXTS.counters;

/** The counters of each kind of lead after their total. */
export function Counters() {
  const { data, error, refetch } = useQuery(leadStatsQuery());
  const counters = [
    [TEXTS.total, data?.total],
    [TEXTS.optIns, data?.optIns],
    [TEXTS.submissions, data?.submissions],
    [TEXTS.plans, data?.plans],
  ] as const;

  return (
    <>
      <dl
        data-slot="counters"
        aria-label={TEXTS.label}
        className="grid w-full grid-cols-4 gap-3 sm:flex sm:w-auto sm:gap-8"
      >
        {counters.map(([label, count]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end sm:flex-row sm:items-baseline sm:justify-start sm:gap-2"
          >
            <dt className="text-[0.8125rem] leading-tight font-semibold text-muted sm:text-sm">{label}</dt>
            <dd className="min-h-8 font-serif text-2xl leading-8 font-semibold text-heading tabular-nums">
              {count === undefined ? <Unknown hasFailed={error !== null} /> : withThousands(count)}
            </dd>
          </div>
        ))}
      </dl>
      {error && <TryAgain error={error} onTry={() => refetch()} className="w-full" />}
    </>
  );
}

function Unknown({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <Skeleton className="h-8 w-12" />;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{TEXTS.unknown}</span>
    </>
  );
}
