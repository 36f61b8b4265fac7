import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { interpolate } from "#web/lib/interpolate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { dateText } from "../cells.ts";
import { MISSING } from "../copy.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { type NoteDrafts, NoteForm } from "./note-form.tsx";
import { answerSubject, isFromOwner, mailtoUrl } from "./person-details.ts";
import { personQuery, type PersonRecord } from "./queries.ts";
import { ReplySection } from "./reply-form.tsx";
import { Standing } from "./standing.tsx";
import { Timeline } from "./timeline.tsx";

const TEXTS = PERSON_TEXTS;

type PersonDialogProps = {
  /** Who is shown; null while the dialog is closed. */
  personId: string | null;
  /** Their name where a list has it already. */
  name: string | null;
  drafts: NoteDrafts;
  onClose: () => void;
  onRemove: (person: PersonRecord) => void;
};

/** All that is known of a person, and the actions on them; the dialog has a URL of its own. */
export function PersonDialog({ personId, name, drafts, onClose, onRemove }: PersonDialogProps) {
  return (
    <Dialog open={personId !== null} onOpenChange={onClose}>
      {personId !== null && (
        <PersonContent key={personId} personId={personId} name={name} drafts={drafts} onRemove={onRemove} />
      )}
    </Dialog>
  );
}

type PersonContentProps = { personId: string } & Pick<PersonDialogProps, "name" | "drafts" | "onRemove">;

function PersonContent({ personId, name, drafts, onRemove }: PersonContentProps) {
  const { data: person, error, refetch } = useQuery(personQuery(personId));
  return (
    <DialogContent title={person?.name || name || MISSING.name}>
      <div className="space-y-7 p-5 sm:p-8">
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
            <ReplySection person={person} drafts={drafts} />
            <Standing person={person} />
            <NoteForm personId={personId} note={person.note ?? ""} drafts={drafts} />
            <Timeline events={person.timeline} />
            <div className="border-t border-line pt-5">
              <Button variant="outline" onClick={() => onRemove(person)}>
                {TEXTS.remove.open}
              </Button>
            </div>
          </>
        )}
      </div>
    </DialogContent>
  );
}

/** Whether the email is confirmed, and whether it may be written to. */
function ConfirmedState({ person: { confirmedAt, unsubscribedAt } }: { person: PersonRecord }) {
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Badge variant={confirmedAt ? "accent" : "outline"}>
        {confirmedAt ? interpolate(TEXTS.confirmed.since, { date: dateText(confirmedAt) }) : TEXTS.confirmed.never}
      </Badge>
      {unsubscribedAt && <Badge>{interpolate(TEXTS.unsubscribed, { date: dateText(unsubscribedAt) })}</Badge>}
    </p>
  );
}
