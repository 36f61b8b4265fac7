import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { IMPORT_UNDO_MS } from "#domain/contact-import.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { dateText } from "../cells.ts";
import { CONTACTS_TEXTS } from "../copy.ts";
import { IMPORT_TEXTS } from "./copy.ts";
import { importsQuery, type PastImport, undoMutation } from "./queries.ts";

const TEXTS = IMPORT_TEXTS.past;
const LIST = CONTACTS_TEXTS.lists.imports;

/** What was imported, the newest first, each to be undone for a day. */
export function PastImports() {
  const answer = useInfiniteQuery(importsQuery);
  const { error, hasNextPage, isFetchingNextPage } = answer;
  const imports = answer.data?.pages.flatMap(({ data }) => data);
  const [undoing, setUndoing] = useState<PastImport | null>(null);
  const undo = useMutation(undoMutation);
  const outcome = useRef<HTMLDivElement>(null);
  // The button is gone with what it undid.
  useEffect(() => {
    if (undo.isSuccess) outcome.current?.focus();
  }, [undo.isSuccess]);

  function confirm() {
    // The failure is shown in the dialog.
    if (undoing && !undo.isPending) undo.mutate(undoing.id, { onSuccess: () => setUndoing(null) });
  }

  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports" className="font-serif text-2xl font-semibold">
        {TEXTS.title}
      </h2>
      <div ref={outcome} tabIndex={-1} role="status">
        {undo.isSuccess && (
          <OutcomeLine tone="success" className="mt-3 flex">
            {TEXTS.dialog.done}
          </OutcomeLine>
        )}
      </div>
      {error && (
        <TryAgain error={error} onTry={() => (imports ? answer.fetchNextPage() : answer.refetch())} className="mt-3" />
      )}
      {!imports && !error && <Skeleton className="mt-3 h-24 w-full" />}
      {imports?.length === 0 && (
        <p className="mt-3 text-muted">
          {LIST.empty.title}. {LIST.empty.hint}
        </p>
      )}
      {imports && imports.length > 0 && (
        <ul aria-label={LIST.caption} className="mt-3 grid gap-3 lg:grid-cols-2">
          {imports.map((one) => (
            <li key={one.id} data-slot="past-import" className="rounded-lg border border-line bg-surface p-4">
              <PastImportCard
                one={one}
                onUndo={() => {
                  undo.reset();
                  setUndoing(one);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <LoadMore className="mt-6" isLoading={isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
      )}
      <Dialog open={undoing !== null} onOpenChange={() => !undo.isPending && setUndoing(null)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{TEXTS.dialog.title}</DialogTitle>
          </DialogHeader>
          {undoing && (
            <div className="space-y-5">
              <p className="wrap-anywhere">
                {interpolate(TEXTS.dialog.text, { count: withThousands(undoing.created), file: undoing.fileName })}
              </p>
              <p className="text-[0.9375rem] text-muted">{TEXTS.dialog.elsewhere}</p>
              <Failure error={undo.error} />
              <Button busy={undo.isPending} onClick={confirm}>
                {undo.isPending ? TEXTS.dialog.pending : TEXTS.dialog.button}
              </Button>
            </div>
          )}
        </DialogContent>
      </Dialog>
    </section>
  );
}

function PastImportCard({ one, onUndo }: { one: PastImport; onUndo: () => void }) {
  const { fileName, origin, by, createdAt, created, contacts, progress, counts, undoneAt, canUndo } = one;
  const leftOut = counts.removed + counts.duplicate + counts.invalid;
  const until = new Date(Date.parse(createdAt) + IMPORT_UNDO_MS).toISOString();
  return (
    <div className="space-y-1">
      <h3 className="font-semibold wrap-anywhere">{fileName}</h3>
      <p className="text-[0.9375rem] text-muted wrap-anywhere">
        {interpolate(TEXTS.line, { date: dateText(createdAt), by, origin })}
      </p>
      <p>
        {countText(TEXTS.created, created)}
        {leftOut > 0 && `, ${interpolate(TEXTS.leftOut, { count: withThousands(leftOut) })}`}
      </p>
      {undoneAt === null && progress < contacts && (
        <p>{interpolate(TEXTS.unfinished, { done: withThousands(progress), total: withThousands(contacts) })}</p>
      )}
      <p className="text-[0.9375rem] text-muted">{undoText(undoneAt, canUndo, until)}</p>
      {canUndo && (
        <Button
          variant="outline"
          onClick={onUndo}
          aria-label={`${undoneAt === null ? TEXTS.undo : TEXTS.continueUndo}: ${fileName}`}
        >
          {undoneAt === null ? TEXTS.undo : TEXTS.continueUndo}
        </Button>
      )}
    </div>
  );
}

/** Whether it can be undone, or why not. */
function undoText(undoneAt: string | null, canUndo: boolean, until: string): string {
  if (undoneAt === null) return canUndo ? interpolate(TEXTS.until, { time: dateText(until) }) : TEXTS.tooLate;
  return canUndo ? TEXTS.undoBroken : interpolate(TEXTS.undone, { time: dateText(undoneAt) });
}
