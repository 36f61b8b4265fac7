import { useInfiniteQuery } from "@tanstack/react-query";
import { Card } from "#web/ui/card.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ChangeItem } from "../change-item.tsx";
import { correctionIn } from "../changes.ts";
import { DESK_TEXTS } from "../copy.ts";
import { type Change, changesQuery } from "../queries.ts";
import { UndoButton } from "../undo-button.tsx";
import type { Desk } from "../use-desk.ts";
import { DraftButton } from "./draft-button.tsx";

const TEXTS = DESK_TEXTS.history;

/** Every change, newest first. */
export function HistoryList({ desk }: { desk: Desk }) {
  const answer = useInfiniteQuery(changesQuery);
  const changes = answer.data?.pages.flatMap(({ data }) => data as unknown as readonly Change[]);
  if (answer.error && !changes) return <TryAgain error={answer.error} onTry={() => answer.refetch()} />;
  if (changes?.length === 0) return <p className="text-muted">{TEXTS.empty}</p>;
  const undone = new Set(changes?.flatMap(({ undoes }) => undoes ?? []));
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="sr-only">
        {DESK_TEXTS.lists.history}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {changes?.map((change) => {
            const isOpen = change.state !== "undone" && change.state !== "draft" && !undone.has(change.id);
            const correction = change.state === "live" ? correctionIn(change.edits, desk.index ?? []) : null;
            return (
              <ChangeItem key={change.id} change={change}>
                {isOpen && <UndoButton change={change} desk={desk} />}
                {correction && <DraftButton correction={correction} />}
              </ChangeItem>
            );
          })}
        </ul>
      </Card>
      {answer.hasNextPage && (
        <LoadMore className="mt-4" isLoading={answer.isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
      )}
    </section>
  );
}
