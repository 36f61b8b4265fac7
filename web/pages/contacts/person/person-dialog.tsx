import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#web/ui/dialog.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { dateText } from "../cells.ts";
import { MISSING } from "../copy.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { updatePersonMutation } from "./mutations.ts";
import { type NoteDrafts, NoteForm } from "./note-form.tsx";
import { mailtoUrl, type PersonDetails } from "./person-details.ts";

const TEXTS = PERSON_TEXTS;

type PersonDialogProps = {
  /** Who is shown; null while the dialog is closed. */
  shown: PersonDetails | null;
  drafts: NoteDrafts;
  onClose: () => void;
  onRemove: () => void;
};

/** All details of a person, and the actions on them. */
export function PersonDialog({ shown, drafts, onClose, onRemove }: PersonDialogProps) {
  return (
    <Dialog open={shown !== null} onOpenChange={onClose}>
      {shown && (
        <DialogContent title={shown.person.name || MISSING.name}>
          <div className="space-y-7 p-5 sm:p-8">
            <EmailActions email={shown.person.email} subject={shown.mailSubject} />
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              {shown.facts.map(([label, text]) => (
                <div key={label} className="sm:contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
            <ContactedMark personId={shown.person.personId} contactedAt={shown.person.contactedAt} />
            <NoteForm personId={shown.person.personId} note={shown.person.note ?? ""} drafts={drafts} />
            <div className="border-t border-line pt-5">
              <Button variant="outline" onClick={onRemove}>
                {TEXTS.remove.open}
              </Button>
            </div>
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

function EmailActions({ email, subject }: { email: string; subject: string }) {
  return (
    <div>
      <p className="text-lg font-semibold wrap-break-word">{email}</p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <a href={mailtoUrl(email, subject)} className={buttonVariants()}>
          <Mail aria-hidden className="size-5" />
          {TEXTS.reply}
        </a>
        <CopyButton text={email} texts={TEXTS.email} isTextShown />
      </div>
    </div>
  );
}

function ContactedMark({ personId, contactedAt }: { personId: string; contactedAt: string | null }) {
  const { mutate, data, error, isPending } = useMutation(updatePersonMutation);
  const since = data ? data.contactedAt : contactedAt;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => mutate({ personId, change: { contacted: since === null } })}
        >
          {since ? TEXTS.contacted.unmark : TEXTS.contacted.mark}
        </Button>
        <p role="status">
          {since ? interpolate(TEXTS.contacted.since, { date: dateText(since) }) : TEXTS.contacted.never}
        </p>
      </div>
      <div role="alert">
        {error && (
          <OutcomeLine tone="failure" className="mt-3 flex">
            {describeError(error)}
          </OutcomeLine>
        )}
      </div>
    </div>
  );
}
