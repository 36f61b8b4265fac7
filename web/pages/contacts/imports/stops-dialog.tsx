import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { IMPORT_TEXTS } from "./copy.ts";
import { liftMutation, type PastImport, stopsQuery } from "./queries.ts";

const TEXTS = IMPORT_TEXTS.past.stopsDialog;

type StopsDialogProps = {
  /** The import; null while the dialog is closed. */
  of: PastImport | null;
  onClose: () => void;
};

/** Who stays unsubscribed because of an import, each to be allowed emails again. */
export function StopsDialog({ of, onClose }: StopsDialogProps) {
  return (
    <Dialog open={of !== null} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{TEXTS.title}</DialogTitle>
        </DialogHeader>
        {of && <Stops of={of} />}
      </DialogContent>
    </Dialog>
  );
}

function Stops({ of: { id, fileName } }: { of: PastImport }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(stopsQuery(id));
  const { mutate, variables, isPending, isSuccess, error: failure } = useMutation(liftMutation);
  const people = data?.pages.flatMap((page) => page.data);
  return (
    <div className="space-y-5">
      <p className="wrap-anywhere">{interpolate(TEXTS.text, { file: fileName })}</p>
      <p role="status">{isSuccess && interpolate(TEXTS.lifted, { email: variables.email })}</p>
      <Failure error={failure} />
      {error && <TryAgain error={error} onTry={() => (data ? fetchNextPage() : refetch())} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {people?.length === 0 && <p className="text-muted">{TEXTS.empty}</p>}
      <ul className="divide-y divide-line">
        {people?.map((person) => (
          <li key={person.personId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{person.email}</span>
            <Button
              variant="outline"
              busy={isPending && variables.personId === person.personId}
              aria-label={`${TEXTS.lift}: ${person.email}`}
              onClick={() => mutate(person)}
            >
              {TEXTS.lift}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && !error && <LoadMore isLoading={isFetchingNextPage} onLoad={() => fetchNextPage()} />}
    </div>
  );
}
