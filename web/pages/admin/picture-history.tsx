import { useMutation, useQuery } from "@tanstack/react-query";
import type { PictureKind } from "#domain/picture.ts";
import { describeError } from "#web/lib/api-error.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { pictureFacts } from "#web/ui/office/picture-facts.ts";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { PICTURE_HISTORY } from "./copy.ts";
import { picturesQuery, showPictureMutation, type Upload } from "./queries.ts";

/** A picture to go back to; the built-in one has no id. */
type Entry = { id: string | null; name: string; facts: string; url: string; isCurrent: boolean };

const BUILT_IN = { hero: "/pictures/hero-640.jpg", social: "/pictures/social.jpg" };

/** Every upload of one kind and the built-in picture; the one that shows is marked, each other can take its place. */
export function PictureHistory({ kind }: { kind: PictureKind }) {
  const { data, error, refetch } = useQuery(picturesQuery(kind));
  const change = useMutation(showPictureMutation(kind));
  const entries = data && [...data.map(uploadEntry), builtInEntry(kind, !data.some(({ isCurrent }) => isCurrent))];

  return (
    <section aria-labelledby={`history-${kind}`} data-slot="picture-history">
      <h3 id={`history-${kind}`} className="text-office-subtitle">
        {PICTURE_HISTORY.kinds[kind]}
      </h3>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {change.error && <OutcomeLine tone="failure">{describeError(change.error)}</OutcomeLine>}
        {change.isSuccess && (
          <OutcomeLine tone="success">
            {change.variables.name} {PICTURE_HISTORY.done}
          </OutcomeLine>
        )}
      </div>
      {error && !entries && <TryAgain error={error} onTry={() => void refetch()} className="mt-3" />}
      {!error && !entries && <Skeleton className="mt-3 h-24 w-full" />}
      <ul className="mt-3 divide-y divide-line">
        {entries?.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            isBusy={change.isPending}
            isChanging={change.isPending && change.variables.id === entry.id}
            onShow={() => change.mutate(entry)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { entry: Entry; isBusy: boolean; isChanging: boolean; onShow: () => void };

function Row({ entry, isBusy, isChanging, onShow }: RowProps) {
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[7rem_1fr_auto]">
      <img
        src={entry.url}
        alt=""
        loading="lazy"
        className="aspect-[1200/630] w-full rounded-sm border border-line object-cover"
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{entry.name}</p>
        <p className="text-sm text-muted">{entry.facts}</p>
      </div>
      <div className="max-sm:col-start-2">
        {entry.isCurrent ? (
          <Badge variant="accent">{PICTURE_HISTORY.current}</Badge>
        ) : (
          <Button
            variant="outline"
            busy={isBusy}
            onClick={onShow}
            aria-label={`${PICTURE_HISTORY.restore}: ${entry.name}`}
          >
            {isChanging ? PICTURE_HISTORY.restoring : PICTURE_HISTORY.restore}
          </Button>
        )}
      </div>
    </li>
  );
}

function uploadEntry(upload: Upload): Entry {
  const { id, fileName, bytes, createdAt, isCurrent } = upload;
  const facts = `${momentText(createdAt)} · ${pictureFacts({ size: upload, bytes })}`;
  return { id, name: fileName, facts, url: `/api/admin/pictures/${id}/preview`, isCurrent };
}

function builtInEntry(kind: PictureKind, isCurrent: boolean): Entry {
  const { builtIn: name, builtInNote: facts } = PICTURE_HISTORY;
  return { id: null, name, facts, url: BUILT_IN[kind], isCurrent };
}
