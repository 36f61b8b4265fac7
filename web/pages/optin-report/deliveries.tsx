import { useInfiniteQuery } from "@tanstack/react-query";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { EmptyLine } from "./empty-line.tsx";
import { type DeliveriesPage, deliveriesQuery } from "./queries.ts";
import { useRetry } from "./use-retry.ts";
import { countUpTo, describeFailure } from "./format.ts";

const TEXTS = REPORT_TEXTS.deliveries;

/** Deliveries that failed, each with its lead and a button to send it again (decision: nothing-lost). */
export function Deliveries() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(deliveriesQuery);
  const { outcome, sending, retry } = useRetry();
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const counts = data?.pages[0];
  const open = counts ? counts.queued + counts.failed : 0;
  // What became of the last press stays, and with it the heading that took the focus.
  if (counts && open + counts.uncertain === 0 && !outcome)
    return <EmptyLine title={TEXTS.title} text={TEXTS.none} slot="deliveries" />;
  return (
    <section id="deliveries" aria-labelledby="deliveries-heading" data-slot="deliveries">
      <h2 id="deliveries-heading" className="text-office-title outline-0">
        {TEXTS.title}
      </h2>
      <p className="mt-2 mb-5 measure text-muted">{TEXTS.intro}</p>
      <Card className="p-6">
        {!counts && !error && <Skeleton className="h-11 w-full" />}
        {!counts && error && (
          <OutcomeLine tone="failure">{interpolate(TEXTS.notListed, { reason: describeFailure(error) })}</OutcomeLine>
        )}
        {counts && (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
            <p data-slot="delivery-counts" className="text-lead font-semibold">
              {describeCounts(counts)}
            </p>
            {open > 0 && (
              <Button onClick={() => retry(null)} busy={sending !== undefined}>
                {sending === null ? TEXTS.retrying : TEXTS.retryAll}
              </Button>
            )}
          </div>
        )}
        {open > 0 && rows.length === 0 && <p className="mt-2 text-muted">{TEXTS.onlyNow}</p>}
        <div role="status" data-slot="retry-outcome" className="empty:hidden">
          {outcome && (
            <OutcomeLine tone={outcome.tone} className="mt-4 flex">
              {outcome.text}
            </OutcomeLine>
          )}
        </div>
        {rows.length > 0 && (
          <ul className="mt-4 border-t border-line">
            {rows.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isSending={sending?.id === delivery.id}
                isBusy={sending !== undefined}
                onRetry={() => retry(delivery)}
              />
            ))}
          </ul>
        )}
        {hasNextPage && <LoadMore className="mt-4" isLoading={isFetchingNextPage} onLoad={() => fetchNextPage()} />}
      </Card>
    </section>
  );
}

/** "2 deliveries failed for good; 3 are waiting": only what there is of each. */
function describeCounts({ failed, uncertain, queued }: DeliveriesPage): string {
  const parts = [
    failed > 0 && countUpTo(TEXTS.failedForGood, failed),
    uncertain > 0 && countUpTo(TEXTS.uncertain, uncertain),
    queued > 0 && countUpTo(TEXTS.queued, queued),
  ];
  const present = parts.filter(Boolean);
  return present.length > 0 ? `${present.join("; ")}.` : TEXTS.none;
}
