import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { uuidv7 } from "uuidv7";
import { type ContentFiles, withEdits } from "#domain/edits.ts";
import { type Change, filesQuery, pendingQuery, saveMutation, undoMutation } from "./queries.ts";

/**
 * What the desk shows and how it is changed: `files` as they are once everything that is pending today is live, and the
 * pending changes, oldest first. `files` is undefined until both have come; then `error` says why they have not.
 */
export function useDesk() {
  const live = useQuery(filesQuery);
  const desk = useQuery(pendingQuery);
  const { mutateAsync: save } = useMutation(saveMutation);
  const { mutateAsync: undo } = useMutation(undoMutation);
  const files = useMemo(
    () => live.data && desk.data && withPending(live.data, desk.data.pending),
    [live.data, desk.data],
  );
  return {
    files,
    live: live.data,
    pending: desk.data?.pending ?? [],
    canPublishNow: desk.data?.canPublishNow ?? false,
    error: files ? null : (live.error ?? desk.error),
    retry: () => void Promise.all([live.refetch(), desk.refetch()]),
    save,
    undo: (change: Change) => undo({ id: change.id, entryId: uuidv7() }),
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** Today as the Worker has it, by which it publishes. */
function publishingDay(): string {
  return new Date().toISOString().slice(0, 10);
}

function withPending(live: ContentFiles, pending: readonly Change[]): ContentFiles {
  const today = publishingDay();
  return pending
    .filter(({ publishOn }) => publishOn === null || publishOn <= today)
    .reduce((files, { edits }) => withEdits(files, edits) ?? files, live);
}
