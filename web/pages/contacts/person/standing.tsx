import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { normalizeTag, type PersonStatus, TAG_LIMITS } from "#domain/person.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { localInputValue } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { dateText } from "../cells.ts";
import { STATUS_LABELS, STATUS_OPTIONS } from "../copy.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { updatePersonMutation } from "./mutations.ts";
import type { PersonRecord } from "./queries.ts";

const TEXTS = PERSON_TEXTS;

/** Where the owner stands with a person: the status with its history, when an answer is due, and the tags. */
export function Standing({ person }: { person: PersonRecord }) {
  const { personId, contactedAt, statusHistory } = person;
  // One change after the other: no control is disabled meanwhile, which would lose the focus.
  const { mutate, error, isPending, variables } = useMutation({ ...updatePersonMutation, scope: { id: personId } });
  const pending = isPending ? variables.change : {};
  const { status = person.status, addedTag, removedTag } = pending;
  // The answer may be there while its change is still pending.
  const tags = [
    ...person.tags.filter((tag) => tag !== removedTag && tag !== addedTag),
    ...(addedTag ? [addedTag] : []),
  ];

  function change(changes: Parameters<typeof mutate>[0]["change"], onSuccess?: () => void) {
    mutate({ personId, change: changes }, { onSuccess });
  }

  return (
    <div className="space-y-6">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <div>
          <SelectField
            label={TEXTS.status.label}
            value={status}
            options={STATUS_OPTIONS}
            onChange={({ target }) => change({ status: target.value as PersonStatus })}
          />
          <p role="status" className="mt-2 text-sm text-muted">
            {contactedAt ? interpolate(TEXTS.contacted.since, { date: dateText(contactedAt) }) : TEXTS.contacted.never}
          </p>
          {statusHistory.length > 0 && (
            <Disclosure className="mt-2" summary={TEXTS.status.history}>
              <ol className="space-y-1 text-sm">
                {statusHistory.toReversed().map(({ status: past, at, by }) => (
                  <li key={at}>
                    {interpolate(TEXTS.status.entry, { status: STATUS_LABELS[past], date: dateText(at), who: by })}
                  </li>
                ))}
              </ol>
            </Disclosure>
          )}
        </div>
        <DueDate dueAt={person.dueAt} onChange={(dueAt, onSuccess) => change({ dueAt }, onSuccess)} />
      </div>
      <TagList tags={tags} onChange={change} />
      <Failure error={error} />
    </div>
  );
}

type DueDateProps = { dueAt: string | null; onChange: (dueAt: string | null, onSuccess?: () => void) => void };

function DueDate({ dueAt, onChange }: DueDateProps) {
  const state = useRef<HTMLParagraphElement>(null);
  const shown = dueAt ? localInputValue(Date.parse(dueAt)) : "";
  return (
    <div>
      <FormField label={TEXTS.due.label}>
        {(control) => (
          <Input
            {...control}
            key={dueAt}
            type="datetime-local"
            defaultValue={shown}
            onBlur={({ target }) => {
              // Half a date has no value; the field keeps it until it is whole.
              if (target.value && target.value !== shown) onChange(new Date(target.value).toISOString());
            }}
          />
        )}
      </FormField>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p ref={state} tabIndex={-1} role="status" className="text-sm text-muted">
          {dueAt ? dueText(dueAt) : TEXTS.due.none}
        </p>
        {dueAt && (
          <Button variant="outline" onClick={() => onChange(null, () => state.current?.focus())}>
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

type TagListProps = {
  tags: readonly string[];
  onChange: (change: { addedTag: string } | { removedTag: string }) => void;
};

function TagList({ tags, onChange }: TagListProps) {
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const tag = normalizeTag(field.current!.value);
    if (!tag || tags.length >= TAG_LIMITS.count) return;
    field.current!.value = "";
    if (!tags.includes(tag)) onChange({ addedTag: tag });
  }

  function remove(tag: string) {
    onChange({ removedTag: tag });
    // The button that had the focus goes with its tag.
    field.current!.focus();
  }

  return (
    <form onSubmit={add}>
      <FormField label={TEXTS.tags.label} hint={TEXTS.tags.hint}>
        {(control) => (
          <div className="flex gap-3">
            <Input {...control} ref={field} name="tag" maxLength={TAG_LIMITS.length} autoComplete="off" />
            <Button
              type="submit"
              variant="outline"
              busy={tags.length >= TAG_LIMITS.count}
              className="shrink-0 whitespace-nowrap"
            >
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
                aria-label={interpolate(TEXTS.tags.remove, { tag })}
                onClick={() => remove(tag)}
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
