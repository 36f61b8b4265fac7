import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { MAX_COUNTED } from "#domain/owner-lists.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
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
import { deleteMutation, importsQuery, type PastImport } from "./queries.ts";
import { StopsDialog } from "./stops-dialog.tsx";

const TEXTS = IMPORT_TEXTS.past;
const LIST = CONTACTS_TEXTS.lists.imports;

/** What was imported, the newest first, each to be deleted at any time. */
export function PastImports() {
  const answer = useInfiniteQuery(importsQuery);
  const { error, hasNextPage, isFetchingNextPage } = answer;
  const imports = answer.data?.pages.flatMap(({ data }) => data);
  const [deleting, setDeleting] = useState<PastImport | null>(null);
  const deletion = useMutation(deleteMutation);
  const [stopsOf, setStopsOf] = useState<PastImport | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The button is gone with what it deleted.
  useEffect(() => {
    if (deletion.isSuccess) outcome.current?.focus();
  }, [deletion.isSuccess]);

  function confirm() {
    // The failure is shown in the dialog.
    if (deleting && !deletion.isPending) deletion.mutate(deleting.id, { onSuccess: () => setDeleting(null) });
  }

  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports" className="font-serif text-2xl font-semibold">
        {TEXTS.title}
      </h2>
      <div ref={outcome} tabIndex={-1} role="status">
        {deletion.isSuccess && (
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
                onDelete={() => {
                  deletion.reset();
                  setDeleting(one);
                }}
                onShowStops={() => setStopsOf(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <LoadMore className="mt-6" isLoading={isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
      )}
      <Dialog open={deleting !== null} onOpenChange={() => !deletion.isPending && setDeleting(null)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{TEXTS.dialog.title}</DialogTitle>
          </DialogHeader>
          {deleting && (
            <div className="space-y-5">
              <p className="wrap-anywhere">{interpolate(TEXTS.dialog.text, { file: deleting.fileName })}</p>
              <Failure error={deletion.error} />
              {deletion.error && <p>{TEXTS.dialog.continues}</p>}
              <Button busy={deletion.isPending} onClick={confirm}>
                {deletion.isPending ? TEXTS.dialog.pending : TEXTS.dialog.button}
              </Button>
            </div>
          )}
        </DialogContent>
      </Dialog>
      <StopsDialog of={stopsOf} onClose={() => setStopsOf(null)} />
    </section>
  );
}

type PastImportCardProps = { one: PastImport; onDelete: () => void; onShowStops: () => void };

function PastImportCard({ one, onDelete, onShowStops }: PastImportCardProps) {
  const { fileName, origin, by, createdAt, created, contacts, progress, counts, deletedAt, stops } = one;
  const leftOut = Object.values(counts).reduce((sum, count) => sum + count, 0) - contacts;
  const stopsText =
    stops < MAX_COUNTED
      ? countText(TEXTS.stops, stops)
      : interpolate(TEXTS.manyStops, { count: withThousands(MAX_COUNTED) });
  return (
    <div className="space-y-1">
      <h3 className="font-semibold wrap-anywhere">{fileName}</h3>
      <p className="text-sm text-muted wrap-anywhere">
        {interpolate(TEXTS.line, { date: dateText(createdAt), by, origin })}
      </p>
      <p>
        {countText(TEXTS.created, created)}
        {leftOut > 0 && `, ${countText(TEXTS.leftOut, leftOut)}`}
      </p>
      {deletedAt === null && progress < contacts && (
        <p>{interpolate(TEXTS.unfinished, { done: withThousands(progress), total: withThousands(contacts) })}</p>
      )}
      {stops > 0 && (
        <p>
          {stopsText}{" "}
          <button type="button" onClick={onShowStops} className="link-standalone">
            {TEXTS.showStops}
          </button>
        </p>
      )}
      {deletedAt === null ? (
        <Button variant="outline" onClick={onDelete} aria-label={`${TEXTS.delete}: ${fileName}`}>
          {TEXTS.delete}
        </Button>
      ) : (
        <p className="text-sm text-muted">
          {one.isBeingDeleted ? TEXTS.deleting : interpolate(TEXTS.deleted, { time: dateText(deletedAt) })}
        </p>
      )}
    </div>
  );
}
