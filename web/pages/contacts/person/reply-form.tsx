import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { ChevronDown, Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { greeting } from "#domain/greeting.ts";
import { REPLY_LIMITS } from "#domain/reply.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type Draft, PEOPLE_DRAFTS, useDraft } from "#web/lib/use-draft.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#web/ui/office/dropdown-menu.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { dateText } from "../cells.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { type NewReply, sendReplyMutation } from "./mutations.ts";
import { type MessageEvent, unansweredMessage } from "./person-details.ts";
import type { PersonRecord } from "./queries.ts";
import { REPLY_TEMPLATES } from "./reply-templates.ts";

const TEXTS = PERSON_TEXTS.answer;

/** A reply by email from the site; where it may not be sent, why. */
export function ReplySection({ person }: { person: PersonRecord }) {
  // Here, because the form is gone before its own mutation could say that it succeeded.
  const sending = useMutation(sendReplyMutation);
  const outcome = useRef<HTMLDivElement>(null);
  const message = unansweredMessage(person.timeline);

  return (
    <section aria-labelledby="reply">
      <h3 id="reply" className="font-serif text-xl font-semibold">
        {TEXTS.title}
      </h3>
      {message && <MessageToAnswer message={message} />}
      <div ref={outcome} tabIndex={-1} role="status">
        {sending.isSuccess && (
          <OutcomeLine tone="success" className="mt-3 flex">
            {TEXTS.sent}
          </OutcomeLine>
        )}
      </div>
      {person.replyObstacle ? (
        <p className="mt-3 text-muted">{TEXTS.obstacles[person.replyObstacle]}</p>
      ) : (
        // The outcome takes the focus, because the form may be gone: an unconfirmed email gets one answer.
        <ReplyForm person={person} sending={sending} onSent={() => outcome.current?.focus()} />
      )}
    </section>
  );
}

/** The message that a reply answers, in sight while it is written; a long one scrolls. */
function MessageToAnswer({ message: { subject, message, createdAt } }: { message: MessageEvent }) {
  const label = interpolate(TEXTS.message, { date: dateText(createdAt) });
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
      tabIndex={0}
      data-slot="message-to-answer"
      className="mt-3 max-h-56 overflow-y-auto border-l-4 border-line pl-4 print:max-h-none"
    >
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1 font-semibold wrap-anywhere">{subject}</p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    </div>
  );
}

type ReplyFormProps = {
  person: PersonRecord;
  sending: UseMutationResult<void, Error, NewReply>;
  onSent: () => void;
};

type TypedReply = { subject: string; text: string };
const BLANK: TypedReply = { subject: TEXTS.subjectDefault, text: "" };

function ReplyForm(props: ReplyFormProps) {
  const draft = useDraft<TypedReply>(`${PEOPLE_DRAFTS}${props.person.personId}.reply`);
  return draft && <TypedReplyForm {...props} draft={draft} />;
}

function TypedReplyForm({
  person: { personId, name },
  sending,
  onSent,
  draft,
}: ReplyFormProps & { draft: Draft<TypedReply> }) {
  const [typed, setTyped] = useState(draft.kept ?? BLANK);
  const { subject, text } = typed;
  const latest = useRef(typed);
  const { mutateAsync, reset, error, isPending, isSuccess } = sending;
  const wrong = error instanceof ApiError ? error.fields : {};
  /** The same text sent again is the same entry (decision: send-once). */
  const entry = useRef({ content: "", id: "" });

  function edit(changes: Partial<TypedReply>) {
    latest.current = { ...latest.current, ...changes };
    setTyped(latest.current);
    draft.keep(latest.current);
    // The outcome of the last reply does not apply to this text.
    if (isSuccess || error) reset();
  }

  function fillIn(template: (typeof REPLY_TEMPLATES)[number]) {
    edit({ subject: template.subject, text: interpolate(template.text, { greeting: greeting(name ?? "") }) });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const content = JSON.stringify([subject, text]);
    if (entry.current.content !== content) entry.current = { content, id: uuidv7() };
    const settle = () => {
      entry.current = { content: "", id: "" };
      onSent();
      // What was typed meanwhile is another reply.
      if (latest.current !== typed) return;
      latest.current = BLANK;
      setTyped(BLANK);
      draft.forget();
    };
    // The promise, because the dialog may be closed before the answer comes. A failure is shown.
    mutateAsync({ personId, entryId: entry.current.id, subject, text }).then(settle, () => {});
  }

  return (
    <form onSubmit={send} noValidate className="mt-3 space-y-4">
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <FormField label={TEXTS.subject} error={wrong.subject}>
          {(control) => (
            <Input
              {...control}
              value={subject}
              maxLength={REPLY_LIMITS.subject}
              onChange={({ target }) => edit({ subject: target.value })}
            />
          )}
        </FormField>
        <DropdownMenu>
          <DropdownMenuTrigger className={buttonVariants({ variant: "outline" })}>
            {TEXTS.template}
            <ChevronDown aria-hidden className="size-4" />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {REPLY_TEMPLATES.map((template) => (
              <DropdownMenuItem key={template.id} onSelect={() => fillIn(template)}>
                {template.label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <FormField label={TEXTS.text} hint={TEXTS.hint} error={wrong.text}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            value={text}
            maxLength={REPLY_LIMITS.text}
            onChange={({ target }) => edit({ text: target.value })}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" busy={isPending}>
          <Send aria-hidden className="size-5" />
          {isPending ? TEXTS.pending : TEXTS.send}
        </Button>
        <CopyButton text={text} texts={TEXTS.copy} />
      </div>
      <Failure error={wrong.subject || wrong.text ? null : error} />
    </form>
  );
}
