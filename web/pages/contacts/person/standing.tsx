import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { normalizeTag, PERSON_STATUSES, type PersonStatus, TAG_LIMITS } from "#domain/person.ts";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { dateText } from "../cells.ts";
import { STATUS_LABELS } from "../copy.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { updatePersonMutation } from "./mutations.ts";
import type { PersonRecord } from "./queries.ts";

const TEXTS = PERSON_TEXTS;

/** Where the owner stands with a person: the status with its history, when an answer is due, and the tags. */
export function Standing({ person }: { person: PersonRecord }) {
  const { mutate, error, isPending } = useMutation(updatePersonMutation);
  const { personId, status, contactedAt, statusHistory, tags } = person;
  const change = (changes: Parameters<typeof mutate>[0]["change"]) => mutate({ personId, change: changes });

  return (
    <div className="space-y-6">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <div>
          <FormField label={TEXTS.status.label}>
            {(control) => (
              <NativeSelect
                {...control}
                value={status}
                disabled={isPending}
                onChange={({ target }) => change({ status: target.value as PersonStatus })}
              >
                {PERSON_STATUSES.map((one) => (
                  <option key={one} value={one}>
                    {STATUS_LABELS[one]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          <p role="status" className="mt-2 text-[0.9375rem] text-muted">
            {contactedAt ? interpolate(TEXTS.contacted.since, { date: dateText(contactedAt) }) : TEXTS.contacted.never}
          </p>
          {statusHistory.length > 0 && (
            <details>
              <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
                {TEXTS.status.history}
              </summary>
              <ol className="space-y-1 text-[0.9375rem]">
                {statusHistory.toReversed().map(({ status: past, at, by }) => (
                  <li key={at}>
                    {interpolate(TEXTS.status.entry, { status: STATUS_LABELS[past], date: dateText(at), who: by })}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
        <DueDate key={person.dueAt} dueAt={person.dueAt} isBusy={isPending} onChange={(dueAt) => change({ dueAt })} />
      </div>
      <TagList tags={tags} isBusy={isPending} onChange={(changed) => change({ tags: changed })} />
      <div role="alert" className="empty:hidden">
        {error && <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine>}
      </div>
    </div>
  );
}

type DueDateProps = { dueAt: string | null; isBusy: boolean; onChange: (dueAt: string | null) => void };

function DueDate({ dueAt, isBusy, onChange }: DueDateProps) {
  return (
    <div>
      <FormField label={TEXTS.due.label}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            defaultValue={dueAt ? localTime(dueAt) : ""}
            disabled={isBusy}
            onBlur={({ target }) => {
              // Half a date has no value; the field keeps it until it is whole.
              if (target.value && target.value !== (dueAt && localTime(dueAt))) {
                onChange(new Date(target.value).toISOString());
              }
            }}
          />
        )}
      </FormField>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-[0.9375rem] text-muted">
          {dueAt ? dueText(dueAt) : TEXTS.due.none}
        </p>
        {dueAt && (
          <Button variant="outline" disabled={isBusy} onClick={() => onChange(null)}>
            {TEXTS.due.answered}
          </Button>
        )}
      </div>
    </div>
  );
}

function dueText(dueAt: string): string {
  const isOver = Date.parse(dueAt) < Date.now();
  return interpolate(isOver ? TEXTS.due.over : TEXTS.due.by, { date: dateText(dueAt) });
}

/** A moment as the platform's input takes it, on the owner's clock: 2026-11-21T14:03. */
function localTime(isoTime: string): string {
  const moment = new Date(isoTime);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type TagListProps = { tags: readonly string[]; isBusy: boolean; onChange: (tags: string[]) => void };

function TagList({ tags, isBusy, onChange }: TagListProps) {
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const tag = normalizeTag(field.current!.value);
    if (!tag || isBusy) return;
    field.current!.value = "";
    if (!tags.includes(tag)) onChange([...tags, tag]);
  }

  return (
    <form onSubmit={add}>
      <FormField label={TEXTS.tags.label} hint={TEXTS.tags.hint}>
        {(control) => (
          <div className="flex gap-3">
            <Input {...control} ref={field} name="tag" maxLength={TAG_LIMITS.length} autoComplete="off" />
            <Button type="submit" variant="outline" disabled={isBusy || tags.length >= TAG_LIMITS.count}>
              {TEXTS.tags.add}
            </Button>
          </div>
        )}
      </FormField>
      {tags.length > 0 && (
        <ul aria-label={TEXTS.tags.label} className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                disabled={isBusy}
                aria-label={interpolate(TEXTS.tags.remove, { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-tint px-4 font-semibold"
              >
                {tag}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
