import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ANNOUNCEMENT_LIMITS, type AnnouncementFields } from "#domain/announcement.ts";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type Draft, forgetDrafts, useDraft } from "#web/lib/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { MarkdownField } from "#web/ui/office/markdown-field.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { MailPreview } from "./mail-preview.tsx";
import { type Announcement, deleteMutation, reachQuery, testMutation } from "./queries.ts";
import { SegmentFields } from "./segment-fields.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { type TypedFields, useAnnouncementDraft } from "./use-announcement-draft.ts";
import { useDebounced } from "./use-debounced.ts";
import { reachText } from "./format.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.draft;

type DraftEditorProps = { announcement: Announcement; onDeleted: () => void };

/** Writes a draft: subject, text, whom it is for, what it looks like, and what can be done with it. */
export function DraftEditor(props: DraftEditorProps) {
  const copy = useDraft<TypedFields>(draftName(props.announcement.id));
  return copy && <Editor {...props} copy={copy} />;
}

/** What its draft in this browser is called. */
function draftName(id: string): string {
  return `announcement.${id}`;
}

function Editor({ announcement, onDeleted, copy }: DraftEditorProps & { copy: Draft<TypedFields> }) {
  const { id } = announcement;
  const draft = useAnnouncementDraft(announcement, copy);
  const { subject, text, segment } = draft.fields;
  const content = useDebounced({ subject, text });
  const reach = useQuery(reachQuery(useDebounced(segment)));
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const missing = {
    subject: isChecked && subject.trim() === "" ? TEXTS.missing.subject : undefined,
    text: isChecked && text.trim() === "" ? TEXTS.missing.text : undefined,
  };

  /** Whether it can go out as it stands; else the first field that is missing takes the focus. */
  function isWhole(): boolean {
    setIsChecked(true);
    const first = subject.trim() === "" ? "input" : text.trim() === "" ? "textarea" : null;
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    return first === null;
  }

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
        <div ref={form} className="min-w-0 space-y-4">
          <FormField label={TEXTS.subject} error={missing.subject}>
            {(control) => (
              <Input
                {...control}
                value={subject}
                maxLength={ANNOUNCEMENT_LIMITS.subject}
                autoComplete="off"
                onChange={({ target }) => draft.edit({ subject: target.value })}
              />
            )}
          </FormField>
          <MarkdownField
            label={TEXTS.text}
            hint={TEXTS.hint}
            maxLength={ANNOUNCEMENT_LIMITS.text}
            value={text}
            error={missing.text}
            onChange={(changed) => draft.edit({ text: changed })}
          />
          {draft.other ? (
            <ChangedElsewhere other={draft.other} onKeep={draft.keepMine} onTake={draft.takeOther} />
          ) : (
            <SaveState isSaved={draft.isSaved} error={draft.error} onSave={() => draft.save().catch(() => {})} />
          )}
          <SegmentFields segment={segment} onChange={(changed) => draft.edit({ segment: changed })} />
          <p role="status" data-slot="reach" className="font-semibold">
            {describeReach(reach)}
          </p>
        </div>
        <MailPreview content={content} />
      </div>
      <div className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-4">
        <Button onClick={() => isWhole() && setIsSending(true)}>{TEXTS.send}</Button>
        <TestMail id={id} isWhole={isWhole} save={draft.save} />
        <DeleteDraft id={id} onDeleted={onDeleted} />
      </div>
      <SendDialog
        announcement={announcement}
        subject={subject}
        reach={reach.isPlaceholderData ? undefined : reach.data}
        isOpen={isSending}
        save={draft.save}
        onStale={() => {
          setIsSending(false);
          draft.showOther();
        }}
        onClose={() => setIsSending(false)}
      />
    </>
  );
}

type Reach = {
  data: { people: number; isComplete: boolean } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
};

function describeReach({ data, error, isPlaceholderData }: Reach): string {
  const { reach, nobody, counting, unknown } = ANNOUNCEMENT_TEXTS.segment;
  if (error) return interpolate(unknown, { reason: describeError(error) });
  if (!data || isPlaceholderData) return counting;
  return data.people === 0 ? nobody : interpolate(reach, { people: reachText(data) });
}

type SaveStateProps = { isSaved: boolean; error: Error | null; onSave: () => void };

/** Whether what was typed is stored. */
function SaveState({ isSaved, error, onSave }: SaveStateProps) {
  if (error) {
    return (
      <div role="alert">
        <OutcomeLine tone="failure">
          {interpolate(TEXTS.unsaved, { reason: describeError(error, "typed") })}
        </OutcomeLine>
        <Button variant="outline" onClick={onSave} className="mt-3">
          {TEXTS.saveAgain}
        </Button>
      </div>
    );
  }
  return (
    <p data-slot="save-state" className="text-sm text-muted">
      {isSaved ? TEXTS.saved : TEXTS.saving}
    </p>
  );
}

type ChangedElsewhereProps = { other: AnnouncementFields; onKeep: () => void; onTake: () => void };

/** The draft as it is stored, where it was changed in another tab: nothing of both is lost before it is decided. */
function ChangedElsewhere({ other, onKeep, onTake }: ChangedElsewhereProps) {
  return (
    <div role="alert" data-slot="changed-elsewhere">
      <OutcomeLine tone="failure">{TEXTS.changedElsewhere}</OutcomeLine>
      <blockquote className="mt-3 border-l-4 border-line pl-4 whitespace-pre-wrap">
        <p className="font-semibold">{other.subject || ANNOUNCEMENT_TEXTS.noSubject}</p>
        {other.text}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onKeep}>
          {TEXTS.keepMine}
        </Button>
        <Button variant="outline" onClick={onTake}>
          {TEXTS.takeOther}
        </Button>
      </div>
    </div>
  );
}

type TestMailProps = { id: string; isWhole: () => boolean; save: () => Promise<string> };

/** Sends the draft to the owner, as it stands. */
function TestMail({ id, isWhole, save }: TestMailProps) {
  const { mutate, data, error, isPending } = useMutation(testMutation);
  return (
    <div>
      <Button variant="outline" busy={isPending} onClick={() => isWhole() && mutate({ id, save })}>
        {isPending ? TEXTS.testing : TEXTS.test}
      </Button>
      <div role="status" data-slot="test-outcome">
        {data && (
          <OutcomeLine tone={data.outcome === "taken" ? "success" : "failure"} className="mt-3 flex">
            {interpolate(TEXTS.tested[data.outcome], { to: data.to, code: data.code ?? "" })}
          </OutcomeLine>
        )}
      </div>
      <Failure error={error} className="mt-3" />
    </div>
  );
}

/** Deletes the draft; asks once more, because it cannot be undone. */
function DeleteDraft({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutateAsync, error, isPending } = useMutation(deleteMutation);

  async function deleteIt() {
    // The promise, because this button is gone before the mutation could call back.
    await mutateAsync(id);
    forgetDrafts(draftName(id));
    onDeleted();
  }

  function press() {
    if (isConfirming) void deleteIt().catch(() => {});
    else setIsConfirming(true);
  }

  let label: ReactNode = TEXTS.delete;
  if (isPending) label = TEXTS.deleting;
  else if (isConfirming) label = TEXTS.deleteSure;
  return (
    <div className="ml-auto">
      <Button variant="ghost" busy={isPending} onClick={press} onBlur={() => setIsConfirming(false)}>
        {label}
      </Button>
      <Failure error={error} />
    </div>
  );
}
