import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { countSendingDays, SCHEDULE_DAYS } from "#domain/announcement.ts";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { localInputValue } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { type Announcement, sendMutation } from "./queries.ts";
import { reachText } from "./format.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.sending;
const DAY_MS = 24 * 60 * 60 * 1000;

type SendDialogProps = {
  announcement: Announcement;
  subject: string;
  /** Whom it reaches now; undefined while that is counted. */
  reach: { people: number; isComplete: boolean } | undefined;
  isOpen: boolean;
  /** Stores what was typed, which must be what is sent. @returns the version that is stored */
  save: () => Promise<string>;
  /** It was changed elsewhere since it was opened here: nothing is sent. */
  onStale?: () => void;
  onClose: () => void;
};

/** Asks once more before so many people get an email, and when. */
export function SendDialog({ isOpen, onClose, ...props }: SendDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{TEXTS.title}</DialogTitle>
        </DialogHeader>
        <SendForm {...props} onSent={onClose} />
      </DialogContent>
    </Dialog>
  );
}

type SendFormProps = Omit<SendDialogProps, "isOpen" | "onClose"> & { onSent: () => void };

function SendForm({ announcement: { id, status, sendAt }, subject, reach, save, onStale, onSent }: SendFormProps) {
  const [isLater, setIsLater] = useState(status === "scheduled");
  const [isWrong, setIsWrong] = useState(false);
  const time = useRef<HTMLInputElement>(null);
  const [opened] = useState(() => Date.now());
  const { mutate, error, isPending } = useMutation(sendMutation);
  const { data: site } = useQuery(statusQuery);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const moment = isLater ? Date.parse(time.current!.value) : null;
    const isRight = moment === null || moment > Date.now();
    setIsWrong(!isRight);
    if (!isRight) return time.current!.focus();
    const at = moment === null ? null : new Date(moment).toISOString();
    const onError = (thrown: Error) => {
      if (thrown instanceof ApiError && thrown.code === "draft_changed") onStale?.();
    };
    mutate({ id, save, sendAt: at }, { onSuccess: onSent, onError });
  }

  if (!reach) return <p>{ANNOUNCEMENT_TEXTS.segment.counting}</p>;
  if (reach.people === 0) return <p>{TEXTS.nobody}</p>;
  const names = { subject, people: reachText(reach) };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <p className="font-semibold">{interpolate(TEXTS.goes, names)}</p>
      {site && (
        <p className="text-sm text-muted">
          {countText(TEXTS.pace, countSendingDays(reach.people, site.mail.announcementLimit))}
        </p>
      )}
      <fieldset>
        <legend className="font-semibold">{TEXTS.when}</legend>
        <div className="flex flex-wrap gap-x-6">
          {[false, true].map((later) => (
            <label key={String(later)} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="when"
                checked={isLater === later}
                onChange={() => setIsLater(later)}
                className="size-6 shrink-0 accent-forest"
              />
              {later ? TEXTS.later : TEXTS.now}
            </label>
          ))}
        </div>
      </fieldset>
      {isLater && (
        <FormField label={TEXTS.time} error={isWrong ? TEXTS.noTime : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={time}
              type="datetime-local"
              defaultValue={sendAt ? localInputValue(Date.parse(sendAt)) : undefined}
              min={localInputValue(opened)}
              max={localInputValue(opened + SCHEDULE_DAYS * DAY_MS)}
              onInput={() => setIsWrong(false)}
              required
            />
          )}
        </FormField>
      )}
      <Failure error={error} />
      <Button type="submit" busy={isPending}>
        {isPending ? TEXTS.pending : interpolate(isLater ? TEXTS.schedule : TEXTS.send, names)}
      </Button>
    </form>
  );
}
