import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { interpolate } from "#web/lib/interpolate.ts";
import { shortDate } from "#domain/long-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { dateText } from "../cells.ts";
import { MISSING } from "../copy.ts";
import { findKnownName } from "../queries.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { NoteForm } from "./note-form.tsx";
import { answerSubject, isFromOwner, mailtoUrl } from "./person-details.ts";
import { personQuery, type PersonRecord } from "./queries.ts";
import { ReplySection } from "./reply-form.tsx";
import { Standing } from "./standing.tsx";
import { Timeline } from "./timeline.tsx";

const TEXTS = PERSON_TEXTS;

type PersonDialogProps = {
  /** Who is shown; null while the dialog is closed. */
  personId: string | null;
  onClose: () => void;
  onRemove: (person: PersonRecord) => void;
};

/** All that is known of a person, and the actions on them; the dialog has a URL of its own. */
export function PersonDialog({ personId, onClose, onRemove }: PersonDialogProps) {
  return (
    <Dialog open={personId !== null} onOpenChange={onClose}>
      <DialogContent className="flex flex-col overflow-hidden sm:max-w-3xl">
        {personId !== null && <PersonContent key={personId} personId={personId} onRemove={onRemove} />}
      </DialogContent>
    </Dialog>
  );
}

type PersonContentProps = { personId: string } & Pick<PersonDialogProps, "onRemove">;

function PersonContent({ personId, onRemove }: PersonContentProps) {
  const client = useQueryClient();
  const { data: person, error, refetch } = useQuery(personQuery(personId));
  return (
    <>
      <DialogHeader>
        <DialogTitle>{person?.name || findKnownName(client, personId) || MISSING.name}</DialogTitle>
      </DialogHeader>
      <div className="-mx-6 -mb-6 space-y-7 overflow-y-auto px-6 pb-6 print:overflow-visible">
        {error && !person && <TryAgain error={error} onTry={() => refetch()} />}
        {!error && !person && <Skeleton className="h-[30rem] w-full" />}
        {person && (
          <>
            <div>
              <p className="text-lg font-semibold wrap-break-word">{person.email}</p>
              <ConfirmedState person={person} />
              <div className="mt-3 flex flex-wrap items-start gap-3">
                <a
                  href={mailtoUrl(person.email, answerSubject(person.timeline.find((event) => !isFromOwner(event))))}
                  className={buttonVariants({ variant: "outline" })}
                >
                  <Mail aria-hidden className="size-5" />
                  {TEXTS.reply}
                </a>
                <CopyButton text={person.email} texts={TEXTS.email} isTextShown />
              </div>
            </div>
            <ReplySection person={person} />
            <Standing person={person} />
            <NoteForm personId={personId} note={person.note ?? ""} />
            <Timeline events={person.timeline} />
            <div className="border-t border-line pt-5">
              <Button variant="outline" onClick={() => onRemove(person)}>
                {TEXTS.remove.open}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Whether the email is confirmed, and whether it may be written to. */
function ConfirmedState({ person: { confirmedAt, agreedOn, unsubscribedAt } }: { person: PersonRecord }) {
  const since = agreedOn
    ? interpolate(TEXTS.confirmed.byList, { date: shortDate(agreedOn) })
    : confirmedAt && interpolate(TEXTS.confirmed.since, { date: dateText(confirmedAt) });
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Badge variant={since ? "accent" : "outline"}>{since || TEXTS.confirmed.never}</Badge>
      {unsubscribedAt && <Badge>{interpolate(TEXTS.unsubscribed, { date: dateText(unsubscribedAt) })}</Badge>}
    </p>
  );
}
