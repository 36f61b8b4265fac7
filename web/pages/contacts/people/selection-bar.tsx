import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { normalizeTag, PERSON_STATUSES, type PersonStatus, TAG_LIMITS } from "#domain/person.ts";
import { describeError } from "#web/lib/api-error.ts";
import { cn } from "#web/lib/cn.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { Dialog, DialogContent } from "#web/ui/dialog.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { CONTACTS_TEXTS, STATUS_LABELS } from "../copy.ts";
import { changeSelectedMutation, eraseSelectedMutation } from "./mutations.ts";
import { selectionCsvUrl } from "./queries.ts";

const TEXTS = CONTACTS_TEXTS.selection;

type SelectionBarProps = {
  /** Ids of people. */
  selected: readonly string[];
  /** Whether everyone who matches the filters is selected. */
  isWhole: boolean;
  /** Whether their list is still being read. */
  isLoading: boolean;
  /** Where the file of everyone who matches is. */
  wholeFile: string;
  onSelectAll: () => void;
  onClear: () => void;
  onErased: (count: number) => void;
};

/** What the owner can do about several people at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, isWhole, isLoading, wholeFile, onSelectAll, onClear, onErased } = props;
  const { mutate, error, isPending, isSuccess } = useMutation(changeSelectedMutation);
  const [isErasing, setIsErasing] = useState(false);
  // A phone shows the actions when they are asked for: all of them would hide the list.
  const [isOpen, setIsOpen] = useState(false);
  const actions = useId();
  const tagField = useRef<HTMLInputElement>(null);
  const people = [...selected];
  const isBusy = isPending || isLoading;

  function addTag(event: FormEvent) {
    event.preventDefault();
    const addedTag = normalizeTag(tagField.current!.value);
    if (!addedTag || isBusy) return;
    tagField.current!.value = "";
    mutate({ people, change: { addedTag } });
  }

  return (
    <section
      aria-label={TEXTS.label}
      data-slot="selection"
      className="z-10 border border-line bg-surface p-3 shadow-card max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:top-20 lg:mb-3 lg:rounded-lg"
    >
      <div className="lg:flex lg:items-end lg:gap-3">
        <div className="flex items-center gap-3">
          <p role="status" className="min-h-11 content-center font-semibold">
            {isLoading
              ? interpolate(TEXTS.loadingAll, { count: String(people.length) })
              : countText(TEXTS.count, people.length)}
          </p>
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={actions}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
            className="ml-auto lg:hidden"
          >
            {TEXTS.actions}
          </Button>
        </div>
        <div
          id={actions}
          className={cn("flex flex-wrap items-end gap-x-3 gap-y-2 max-lg:mt-3", !isOpen && "max-lg:hidden")}
        >
          {!isWhole && (
            <Button variant="outline" onClick={onSelectAll}>
              {TEXTS.all}
            </Button>
          )}
          <FormField label={TEXTS.status}>
            {(control) => (
              <NativeSelect
                {...control}
                value=""
                aria-disabled={isBusy || undefined}
                onChange={({ target }) => {
                  if (!isBusy) mutate({ people, change: { status: target.value as PersonStatus } });
                }}
              >
                <option value="">{TEXTS.choose}</option>
                {PERSON_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {STATUS_LABELS[status]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          <form onSubmit={addTag} className="flex items-end gap-2">
            <div className="w-36">
              <FormField label={TEXTS.tag}>
                {(control) => <Input {...control} ref={tagField} maxLength={TAG_LIMITS.length} autoComplete="off" />}
              </FormField>
            </div>
            <Button type="submit" variant="outline" busy={isBusy} className="shrink-0">
              {TEXTS.addTag}
            </Button>
          </form>
          {isWhole || people.length <= LIST_LIMITS.largestPage ? (
            <a
              href={isWhole ? wholeFile : selectionCsvUrl(people)}
              download
              className={buttonVariants({ variant: "outline" })}
            >
              <Download aria-hidden className="size-5" />
              {TEXTS.export}
            </a>
          ) : (
            <p className="min-h-11 content-center text-sm text-muted">
              {interpolate(TEXTS.tooMany, { count: String(LIST_LIMITS.largestPage) })}
            </p>
          )}
          <Button variant="outline" busy={isBusy} onClick={() => setIsErasing(true)}>
            {TEXTS.erase}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {TEXTS.clear}
          </Button>
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {error && <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine>}
        {isSuccess && <OutcomeLine tone="success">{TEXTS.changed}</OutcomeLine>}
      </div>
      <Dialog open={isErasing} onOpenChange={setIsErasing}>
        <DialogContent size="small" title={TEXTS.erasing.title}>
          <EraseForm people={people} onErased={onErased} />
        </DialogContent>
      </Dialog>
    </section>
  );
}

/** Asks for the number of people before they are erased: it cannot be undone. */
function EraseForm({ people, onErased }: { people: string[]; onErased: (count: number) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { mutateAsync, error, isPending } = useMutation(eraseSelectedMutation);
  const names = { count: String(people.length) };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isRight = field.current!.value.trim() === names.count;
    setIsWrong(!isRight);
    if (!isRight) return field.current!.focus();
    // The promise, because this form is gone with the people before the mutation could call back.
    void mutateAsync(people).then(
      () => onErased(people.length),
      () => {},
    );
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5 p-5 sm:p-8">
      <p>{interpolate(TEXTS.erasing.text, names)}</p>
      <FormField label={TEXTS.erasing.label} error={isWrong ? interpolate(TEXTS.erasing.wrong, names) : undefined}>
        {(control) => <Input {...control} ref={field} inputMode="numeric" autoComplete="off" required />}
      </FormField>
      <div role="alert">{error && <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine>}</div>
      <Button type="submit" busy={isPending}>
        {isPending ? TEXTS.erasing.pending : TEXTS.erasing.button}
      </Button>
    </form>
  );
}
