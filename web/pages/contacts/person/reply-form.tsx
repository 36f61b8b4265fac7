import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { ChevronDown, Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { greeting } from "#domain/greeting.ts";
import { REPLY_LIMITS } from "#domain/reply.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
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
import { useDrafts } from "./use-drafts.ts";
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
      <p className="text-[0.9375rem] text-muted">{label}</p>
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

function ReplyForm({ person: { personId, name }, sending, onSent }: ReplyFormProps) {
  const drafts = useDrafts(personId);
  const [subject, setSubject] = useState<string>(TEXTS.subjectDefault);
  const [text, setText] = useState(drafts.read("reply") ?? "");
  const { mutate, reset, error, isPending, isSuccess } = sending;
  const wrong = error instanceof ApiError ? error.fields : {};
  /** The same text sent again is the same entry (decision: send-once). */
  const entry = useRef({ content: "", id: "" });

  function edit(changedSubject: string, changedText: string) {
    setSubject(changedSubject);
    setText(changedText);
    drafts.write("reply", changedText);
    // The outcome of the last reply does not apply to this text.
    if (isSuccess || error) reset();
  }

  function fillIn(template: (typeof REPLY_TEMPLATES)[number]) {
    edit(template.subject, interpolate(template.text, { greeting: greeting(name ?? "") }));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const content = JSON.stringify([subject, text]);
    if (entry.current.content !== content) entry.current = { content, id: uuidv7() };
    mutate(
      { personId, entryId: entry.current.id, subject, text },
      {
        onSuccess() {
          entry.current = { content: "", id: "" };
          onSent();
          // What was typed meanwhile is another reply.
          if (drafts.read("reply") !== text) return;
          setSubject(TEXTS.subjectDefault);
          setText("");
          drafts.forget("reply");
        },
      },
    );
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
              onChange={({ target }) => edit(target.value, text)}
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
            onChange={({ target }) => edit(subject, target.value)}
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
