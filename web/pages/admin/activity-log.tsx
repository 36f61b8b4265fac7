import { useInfiniteQuery } from "@tanstack/react-query";
import { countText } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Card, CardContent } from "#web/ui/card.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ACTIVITY_LOG } from "./copy.ts";
import { activitiesQuery, type Activity } from "./queries.ts";

/** Who did what and when. */
export function ActivityLog() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(activitiesQuery);
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <Card>
      <CardContent>
        <section aria-labelledby="activity-log" data-slot="activity-log">
          <h2 id="activity-log" className="font-serif text-2xl leading-tight font-semibold">
            {ACTIVITY_LOG.title}
          </h2>
          <p className="mt-2 measure text-muted">{ACTIVITY_LOG.intro}</p>
          {error && <TryAgain error={error} onTry={() => (data ? fetchNextPage() : refetch())} className="mt-5" />}
          {!entries && !error && <Skeleton className="mt-5 h-48 w-full" />}
          {entries?.length === 0 && <p className="mt-5 font-semibold">{ACTIVITY_LOG.empty}</p>}
          {entries && entries.length > 0 && (
            <ul className="mt-5 divide-y divide-line border-y border-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {hasNextPage && !error && (
            <LoadMore className="mt-5" isLoading={isFetchingNextPage} onLoad={() => fetchNextPage()} />
          )}
        </section>
      </CardContent>
    </Card>
  );
}

function Entry({ entry: { action, actor, details, createdAt } }: { entry: Activity }) {
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{ACTIVITY_LOG.actions[action]}</span>
        {detailTexts(details).map((text) => ` · ${text}`)}
      </p>
      <p className="text-sm text-muted sm:row-span-2 sm:text-right">
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{ACTIVITY_LOG.actors[actor] ?? actor}</p>
    </li>
  );
}

/** What an entry counts and names, in words; counts of 0 are left out. */
export function detailTexts(details: Activity["details"]): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (typeof value === "string") return [ACTIVITY_LOG.names[value] ?? value];
    const texts = ACTIVITY_LOG.counts[name];
    return texts && value > 0 ? [countText(texts, value)] : [];
  });
}
