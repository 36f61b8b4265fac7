import { useInfiniteQuery } from "@tanstack/react-query";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { DESK_TEXTS, STATE_LABELS } from "../copy.ts";
import { changesQuery } from "../queries.ts";

/** Every change, newest first. */
export function HistoryList() {
  const answer = useInfiniteQuery(changesQuery);
  const rows = answer.data?.pages.flatMap(({ data }) => data);
  if (answer.error && !rows) return <TryAgain error={answer.error} onTry={() => answer.refetch()} />;
  if (rows?.length === 0) return <p className="text-muted">{DESK_TEXTS.history.empty}</p>;
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {rows?.map(({ id, title, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
              <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
              <Badge>{STATE_LABELS[state]}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      {answer.hasNextPage && (
        <LoadMore className="mt-4" isLoading={answer.isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
      )}
    </>
  );
}
