import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countSendingDays } from "#domain/announcement.ts";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { withThousands } from "#domain/thousands.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { MailPreview } from "./mail-preview.tsx";
import { type Announcement, reachQuery, type Step, stepMutation } from "./queries.ts";
import { SendDialog } from "./send-dialog.tsx";
import { describeAuthor, describeSegment, shareDone } from "./format.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.progress;

const COUNTS = ["reach", "queued", "sent", "failed", "withheld", "unsubscribed"] as const;

/** How far an announcement has come, and what can still be done about it. */
export function SendProgress({ announcement }: { announcement: Announcement }) {
  const { status, subject, text, segment, progress, by } = announcement;
  const { data: site } = useQuery(statusQuery);
  const percent = Math.floor(shareDone(progress) * 100);
  return (
    <div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
      <div className="min-w-0 space-y-4">
        <p role="status" data-slot="send-state" className="font-semibold">
          {describeState(announcement, site?.mail.announcementLimit)}
        </p>
        <p className="text-sm text-muted">
          {describeSegment(segment)}. {describeAuthor(by)}.
        </p>
        {status !== "scheduled" && (
          <Card>
            <CardContent>
              <div className="flex items-center gap-4">
                <progress
                  aria-label={TEXTS.bar}
                  value={percent}
                  max={100}
                  className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
                />
                <span className="shrink-0 font-semibold tabular-nums">{percent}%</span>
              </div>
              <dl className="mt-4 divide-y divide-line">
                {COUNTS.map((name) => (
                  <div key={name} data-slot="send-count" className="flex items-baseline justify-between gap-4 py-2">
                    <dt>
                      {TEXTS.counts[name]}
                      {name in TEXTS.notes && progress[name] > 0 && (
                        <span className="block text-sm text-muted">
                          {TEXTS.notes[name as keyof typeof TEXTS.notes]}
                        </span>
                      )}
                    </dt>
                    <dd className="font-semibold tabular-nums">{withThousands(progress[name])}</dd>
                  </div>
                ))}
              </dl>
            </CardContent>
          </Card>
        )}
        <Steps announcement={announcement} />
      </div>
      <MailPreview content={{ subject, text }} />
    </div>
  );
}

/** @param perDay how many mails of announcements a day has room for; undefined while that is not known */
function describeState(
  { status, stoppedBy, sendAt, finishedAt, progress }: Announcement,
  perDay: number | undefined,
): string {
  if (status === "draft") return "";
  if (status === "paused" && stoppedBy === "restore") return TEXTS.restored;
  const time = status === "scheduled" ? sendAt : finishedAt;
  const state = interpolate(TEXTS.states[status], { time: time ? momentText(time) : "" });
  if (status !== "sending" || progress.queued === 0 || perDay === undefined) return state;
  return `${state} ${countText(TEXTS.left, countSendingDays(progress.queued, perDay))}`;
}

/** What each state leaves to do. */
const STEPS: Readonly<Partial<Record<Announcement["status"], readonly Step[]>>> = {
  scheduled: ["cancel"],
  sending: ["pause", "cancel"],
  paused: ["resume", "cancel"],
};

function Steps({ announcement }: { announcement: Announcement }) {
  const { id, status, subject, segment } = announcement;
  const { mutate, error, isPending, variables } = useMutation(stepMutation);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isChangingTime, setIsChangingTime] = useState(false);
  const isScheduled = status === "scheduled";
  const { data: reach } = useQuery({ ...reachQuery(segment), enabled: isScheduled });

  function press(step: Step) {
    // Nobody gets a scheduled one yet: it becomes a draft again.
    if (step === "cancel" && !isScheduled && !isConfirming) return setIsConfirming(true);
    setIsConfirming(false);
    mutate({ id, step });
  }

  function label(step: Step): string {
    if (isPending && variables.step === step) return TEXTS.working;
    if (step !== "cancel") return TEXTS[step];
    if (isScheduled) return TEXTS.unschedule;
    return isConfirming ? TEXTS.cancelSure : TEXTS.cancel;
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isScheduled && <Button onClick={() => setIsChangingTime(true)}>{TEXTS.reschedule}</Button>}
        {STEPS[status]?.map((step) => (
          <Button
            key={step}
            variant={step === "resume" ? "action" : "outline"}
            busy={isPending}
            onClick={() => press(step)}
            onBlur={() => setIsConfirming(false)}
          >
            {label(step)}
          </Button>
        ))}
      </div>
      <Failure error={error} />
      <SendDialog
        announcement={announcement}
        subject={subject}
        reach={reach}
        isOpen={isChangingTime && isScheduled}
        save={async () => announcement.updatedAt}
        onClose={() => setIsChangingTime(false)}
      />
    </>
  );
}
