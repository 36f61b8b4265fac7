import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { describeError } from "#web/lib/api-error.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Checkbox } from "#web/ui/office/checkbox.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { withThousands } from "#domain/thousands.ts";
import { CONTACTS_TEXTS } from "../copy.ts";
import { QUARANTINE_TEXTS as TEXTS } from "./copy.ts";
import { useHeldDeletion } from "./use-held-deletion.ts";
import { type Done, QuarantinedPostCard } from "./quarantined-post.tsx";
import { markSeen, quarantineQuery } from "./queries.ts";

const LIST = CONTACTS_TEXTS.lists.quarantine;

type QuarantineProps = { onDone: (done: Done) => void; onRefresh: () => void };

/** What looks like spam, with the reasons, for the owner to judge (decision: one-guard). */
export function Quarantine({ onDone, onRefresh }: QuarantineProps) {
  const answer = useInfiniteQuery(quarantineQuery);
  const { error, hasNextPage, isFetchingNextPage } = answer;
  const deletion = useHeldDeletion();
  const posts = answer.data?.pages.flatMap(({ data }) => data).filter(({ id }) => !deletion.hidden.has(id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = posts?.map(({ id }) => id) ?? [];
  const selected = shown.filter((id) => chosen.has(id));

  const newest = answer.data?.pages.at(-1);
  useEffect(() => {
    if (newest) void markSeen(newest.data).catch(() => {});
  }, [newest]);

  function toggle(id: string) {
    const changed = new Set(selected);
    if (!changed.delete(id)) changed.add(id);
    setChosen(changed);
  }

  function found() {
    if (!posts) return error ? "" : CONTACTS_TEXTS.found.loading;
    if (posts.length === 0 && !hasNextPage) return LIST.empty.title;
    if (hasNextPage) return interpolate(CONTACTS_TEXTS.found.some, { count: withThousands(posts.length) });
    return countText(LIST.count, posts.length);
  }

  return (
    <>
      <p className="text-sm text-muted">{TEXTS.intro}</p>
      <DeletionLine {...deletion} />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-5">
        {posts && posts.length > 0 && (
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <Checkbox
              checked={selected.length === shown.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? shown : []))}
            />
            {TEXTS.selectAll}
          </label>
        )}
        <p role="status" data-slot="search-found" className="text-sm text-muted">
          {found()}
        </p>
      </div>
      {error && (
        <TryAgain error={error} onTry={() => (posts ? answer.fetchNextPage() : answer.refetch())} className="mt-6" />
      )}
      {!posts && !error && <Skeleton className="mt-2 h-96 w-full" />}
      {posts?.length === 0 && !hasNextPage && (
        <div className="mt-2">
          <EmptyState {...LIST.empty} showAll={CONTACTS_TEXTS.checkAgain} onShowAll={onRefresh} />
        </div>
      )}
      {selected.length > 0 && (
        <section
          aria-label={TEXTS.selection}
          data-slot="selection"
          className="z-10 flex items-center gap-3 border border-line bg-surface p-3 shadow-card max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:top-20 lg:mb-3 lg:rounded-lg"
        >
          <p role="status" className="grow font-semibold">
            {countText(TEXTS.selected, selected.length)}
          </p>
          <Button variant="outline" onClick={() => deletion.hold(selected)}>
            {TEXTS.delete}
          </Button>
          <Button variant="ghost" onClick={() => setChosen(new Set())}>
            {TEXTS.clear}
          </Button>
        </section>
      )}
      {posts && posts.length > 0 && (
        <ul aria-label={LIST.caption} className="mt-2 grid items-start gap-3 lg:grid-cols-2">
          {posts.map((post) => (
            <li key={post.id}>
              <QuarantinedPostCard
                post={post}
                isSelected={chosen.has(post.id)}
                onToggle={() => toggle(post.id)}
                onDelete={() => deletion.hold([post.id])}
                onReleased={onDone}
              />
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

/** What was deleted, with the way back; it takes the focus, because the pressed button is gone with its post. */
function DeletionLine({ held, error, undo }: ReturnType<typeof useHeldDeletion>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (held.length > 0) button.current?.focus();
  }, [held]);
  return (
    <div tabIndex={-1} role="status" data-slot="deleted">
      {held.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 rounded-md bg-success-soft px-4 py-1.5">
          {countText(TEXTS.deleted, held.length)}
          <button ref={button} type="button" onClick={undo} className="link-standalone font-semibold">
            {TEXTS.undo}
          </button>
        </p>
      )}
      {error && (
        <OutcomeLine tone="failure" className="mt-2 flex">
          {interpolate(TEXTS.notDeleted, { reason: describeError(error) })}
        </OutcomeLine>
      )}
    </div>
  );
}
