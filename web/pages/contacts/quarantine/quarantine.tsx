import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { LoadMore } from "#web/ui/load-more.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ToastMessage } from "#web/ui/toast.ts";
import { numberText } from "../cells.ts";
import { CONTACTS_TEXTS } from "../copy.ts";
import { QUARANTINE_TEXTS } from "./copy.ts";
import { QuarantinedPostCard } from "./quarantined-post.tsx";
import { markSeen, quarantineQuery } from "./queries.ts";

const LIST = CONTACTS_TEXTS.lists.quarantine;

type QuarantineProps = { onDone: (message: ToastMessage & { description: string }) => void; onRefresh: () => void };

/** What looks like spam, with the reasons, for the owner to judge (decision: one-guard). */
export function Quarantine({ onDone, onRefresh }: QuarantineProps) {
  const answer = useInfiniteQuery(quarantineQuery);
  const { error, hasNextPage, isFetchingNextPage } = answer;
  const posts = answer.data?.pages.flatMap(({ data }) => data);

  const newest = answer.data?.pages.at(-1);
  useEffect(() => {
    if (newest) void markSeen(newest.data).catch(() => {});
  }, [newest]);

  function found() {
    if (!posts) return error ? "" : CONTACTS_TEXTS.found.loading;
    if (posts.length === 0 && !hasNextPage) return LIST.empty.title;
    const names = { count: numberText(posts.length) };
    if (hasNextPage) return interpolate(CONTACTS_TEXTS.found.some, names);
    return posts.length === 1 ? LIST.count.one : interpolate(LIST.count.many, names);
  }

  return (
    <>
      <p className="measure text-muted">{QUARANTINE_TEXTS.intro}</p>
      <p role="status" data-slot="search-found" className="mt-2 text-[0.9375rem] text-muted">
        {found()}
      </p>
      {error && (
        <TryAgain error={error} onTry={() => (posts ? answer.fetchNextPage() : answer.refetch())} className="mt-6" />
      )}
      {!posts && !error && <Skeleton className="mt-6 h-96 w-full" />}
      {posts?.length === 0 && !hasNextPage && (
        <div className="mt-6">
          <EmptyState {...LIST.empty} showAll={CONTACTS_TEXTS.checkAgain} onShowAll={onRefresh} />
        </div>
      )}
      {posts && posts.length > 0 && (
        <ul aria-label={LIST.caption} className="mt-6 grid items-start gap-5 lg:grid-cols-2">
          {posts.map((post) => (
            <li key={post.id}>
              <QuarantinedPostCard post={post} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <LoadMore className="mt-6" isLoading={isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
      )}
    </>
  );
}
