import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { IsoDate } from "#domain/facts.ts";
import { overlay } from "#domain/wanted.ts";
import { currentRows } from "#web/content/desk-entries.ts";
import {
  type Change,
  confirmMutation,
  filesQuery,
  indexQuery,
  pendingQuery,
  saveMutation,
  undoMutation,
} from "./queries.ts";

/**
 * The desk's data and actions. `files` is the content as it should be today, `pending` all waiting changes and drafts, oldest first,
 * `index` a row for everything that can be edited. `files` and `index` are undefined until everything has loaded; `error` says why not.
 */
export function useDesk() {
  const live = useQuery(filesQuery);
  const desk = useQuery(pendingQuery);
  const listed = useQuery(indexQuery);
  const { mutateAsync: save } = useMutation(saveMutation);
  const { mutateAsync: undo } = useMutation(undoMutation);
  const { mutateAsync: confirm } = useMutation(confirmMutation);
  const pending = desk.data?.pending ?? NONE;
  const waiting = useMemo(() => pending.filter(({ state }) => state === "waiting"), [pending]);
  const shown = useMemo(
    () => (live.data && desk.data ? overlay(live.data, waiting, publishingDay()) : undefined),
    [live.data, desk.data, waiting],
  );
  const files = shown?.files;
  const index = useMemo(
    () =>
      files &&
      listed.data &&
      currentRows(
        listed.data,
        files,
        waiting.flatMap(({ edits }) => edits),
      ),
    [files, listed.data, waiting],
  );
  return {
    files,
    index,
    live: live.data,
    pending,
    /** The ids of waiting changes that the files contradict: the owner must decide. */
    contradicted: useMemo(
      () => new Set(live.data && overlay(live.data, waiting, LAST_DAY).unfit.map(({ id }) => id)),
      [live.data, waiting],
    ),
    /** The content as it should be on a day. Null: today. */
    filesOn: (day: IsoDate | null) => overlay(live.data!, waiting, day ?? publishingDay()).files,
    canPublishNow: desk.data?.canPublishNow ?? false,
    error: index ? null : (live.error ?? desk.error ?? listed.error),
    retry: () => void Promise.all([live.refetch(), desk.refetch(), listed.refetch()]),
    save,
    undo: (change: Change) => undo(change.id),
    confirm: (change: Change) => confirm(change.id),
  };
}

export type Desk = ReturnType<typeof useDesk>;

const NONE: readonly Change[] = [];
const LAST_DAY: IsoDate = "9999-12-31";

/** Today as the Worker has it, by which it publishes. */
function publishingDay(): IsoDate {
  return new Date().toISOString().slice(0, 10) as IsoDate;
}
