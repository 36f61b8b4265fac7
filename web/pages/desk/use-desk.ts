import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { uuidv7 } from "uuidv7";
import { type ContentFiles, withEdits } from "#domain/edits.ts";
import { currentRows } from "#web/lib/desk-rows.ts";
import { type Change, filesQuery, indexQuery, pendingQuery, saveMutation, undoMutation } from "./queries.ts";

/**
 * What the desk shows and how it is changed: `files` as they are once everything that is pending today is live, and the
 * pending changes, oldest first, with a row for everything that can be edited. `files` and `index` are undefined until all has
 * come; `error` says why it has not.
 */
export function useDesk() {
  const live = useQuery(filesQuery);
  const desk = useQuery(pendingQuery);
  const listed = useQuery(indexQuery);
  const { mutateAsync: save } = useMutation(saveMutation);
  const { mutateAsync: undo } = useMutation(undoMutation);
  const files = useMemo(
    () => live.data && desk.data && withPending(live.data, desk.data.pending),
    [live.data, desk.data],
  );
  const index = useMemo(
    () =>
      files && listed.data && currentRows(listed.data, files, desk.data?.pending.flatMap(({ edits }) => edits) ?? []),
    [files, listed.data, desk.data],
  );
  return {
    files,
    index,
    live: live.data,
    pending: desk.data?.pending ?? NONE,
    /** Of those that are to be published today. */
    pendingEdits: useMemo(() => dueToday(desk.data?.pending ?? NONE).flatMap(({ edits }) => edits), [desk.data]),
    canPublishNow: desk.data?.canPublishNow ?? false,
    error: index ? null : (live.error ?? desk.error ?? listed.error),
    retry: () => void Promise.all([live.refetch(), desk.refetch(), listed.refetch()]),
    save,
    undo: (change: Change) => undo({ id: change.id, entryId: uuidv7() }),
  };
}

export type Desk = ReturnType<typeof useDesk>;

const NONE: readonly Change[] = [];

/** Today as the Worker has it, by which it publishes. */
function publishingDay(): string {
  return new Date().toISOString().slice(0, 10);
}

function dueToday(pending: readonly Change[]): readonly Change[] {
  const today = publishingDay();
  return pending.filter(({ publishOn }) => publishOn === null || publishOn <= today);
}

function withPending(live: ContentFiles, pending: readonly Change[]): ContentFiles {
  return dueToday(pending).reduce((files, { edits }) => withEdits(files, edits) ?? files, live);
}
