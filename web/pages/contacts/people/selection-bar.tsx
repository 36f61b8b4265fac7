import { useMutation } from "@tanstack/react-query";
import type { RowSelectionState } from "@tanstack/react-table";
import { ChevronDown, Download } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { normalizeTag, PERSON_STATUSES, SELECTION_LIMIT, TAG_LIMITS } from "#domain/person.ts";
import { describeError } from "#web/lib/api-error.ts";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#web/ui/office/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#web/ui/office/dropdown-menu.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { withThousands } from "#domain/thousands.ts";
import { CONTACTS_TEXTS, STATUS_LABELS } from "../copy.ts";
import type { Filters } from "./list-params.ts";
import { csvUrl, readMatching, selectionCsvUrl } from "./queries.ts";
import {
  type SelectionAction,
  type SelectionOutcome,
  type SelectionRun,
  useSelectionAction,
} from "./use-selection-action.ts";

const TEXTS = CONTACTS_TEXTS.selection;

type SelectionBarProps = {
  /** Ids of people. */
  selected: readonly string[];
  /** Whether they are everyone who matches the filters. */
  isWhole: boolean;
  filters: Filters;
  onSelect: (people: RowSelectionState, isWhole?: boolean) => void;
  onErased: (count: number) => void;
};

/** What the owner can do about several people at once. */
export function SelectionBar({ selected, isWhole, filters, onSelect, onErased }: SelectionBarProps) {
  const { run, outcome, start, stop } = useSelectionAction();
  const reading = useReadMatching(filters, (people) => onSelect(asSelection(people), true));
  const [isErasing, setIsErasing] = useState(false);
  // A phone shows the actions when they are asked for: all of them would hide the list.
  const [isOpen, setIsOpen] = useState(false);
  const actions = useId();
  const tagField = useRef<HTMLInputElement>(null);
  const count = selected.length;
  const isReading = reading.count !== null;
  const isBusy = run !== null || isReading;

  async function act(action: SelectionAction) {
    const { done, rest } = await start(selected, action);
    setIsErasing(false);
    if (rest.length > 0) return onSelect(asSelection(rest));
    if (action !== "erase") return;
    onSelect({});
    onErased(done);
  }

  function addTag(event: FormEvent) {
    event.preventDefault();
    const addedTag = normalizeTag(tagField.current!.value);
    if (!addedTag || isBusy) return;
    tagField.current!.value = "";
    void act({ addedTag });
  }

  return (
    <section
      aria-label={TEXTS.label}
      data-slot="selection"
      className="z-10 border border-line bg-surface p-3 shadow-card max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:top-20 lg:mb-3 lg:rounded-lg"
    >
      <div className="lg:flex lg:items-end lg:gap-3">
        <div className="flex shrink-0 items-center gap-3">
          <p role="status" className="min-h-11 content-center font-semibold">
            {interpolate(isReading ? TEXTS.loadingAll : TEXTS.count, { count: withThousands(reading.count ?? count) })}
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
          className={clsx("flex flex-wrap items-end gap-x-3 gap-y-2 max-lg:mt-3", !isOpen && "max-lg:hidden")}
        >
          {!isWhole && (
            <Button variant="outline" busy={isBusy} onClick={reading.start}>
              {TEXTS.all}
            </Button>
          )}
          <DropdownMenu>
            <DropdownMenuTrigger aria-disabled={isBusy || undefined} className={buttonVariants({ variant: "outline" })}>
              {TEXTS.status}
              <ChevronDown aria-hidden className="size-4" />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {PERSON_STATUSES.map((status) => (
                <DropdownMenuItem key={status} disabled={isBusy} onSelect={() => void act({ status })}>
                  {STATUS_LABELS[status]}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
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
          {isWhole || count <= LIST_LIMITS.largestPage ? (
            <a
              href={isWhole ? csvUrl("people", filters) : selectionCsvUrl(selected)}
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
          <Button variant="ghost" busy={run !== null} onClick={() => onSelect({})}>
            {TEXTS.clear}
          </Button>
        </div>
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {reading.error !== null && <OutcomeLine tone="failure">{describeError(reading.error)}</OutcomeLine>}
        {outcome && <Outcome {...outcome} />}
      </div>
      {/* A change by one request is over at once; a longer one keeps the owner from leaving its list. */}
      <Dialog
        open={isErasing || (run !== null && run.total > SELECTION_LIMIT)}
        onOpenChange={run ? stop : setIsErasing}
      >
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{titleOf(run)}</DialogTitle>
          </DialogHeader>
          {run ? <Progress {...run} onStop={stop} /> : <EraseForm count={count} onConfirm={() => void act("erase")} />}
        </DialogContent>
      </Dialog>
    </section>
  );
}

/** People as the table knows those that are selected. */
function asSelection(people: Iterable<string>): RowSelectionState {
  return Object.fromEntries(Array.from(people, (personId) => [personId, true as const]));
}

function titleOf(run: SelectionRun | null) {
  if (!run) return TEXTS.erasing.title;
  return run.action === "erase" ? TEXTS.erasing.running.title : TEXTS.changing.title;
}

/** Reads everyone who matches, and gives it up when the bar goes. */
function useReadMatching(filters: Filters, onRead: (people: ReadonlySet<string>) => void) {
  const [count, setCount] = useState<number | null>(null);
  const stopper = useRef<AbortController>(null);
  const { mutate, error } = useMutation({
    mutationFn: (signal: AbortSignal) => readMatching(filters, signal, setCount),
    onSettled: () => setCount(null),
  });
  useEffect(() => () => stopper.current?.abort(), []);

  function start() {
    stopper.current = new AbortController();
    setCount(0);
    mutate(stopper.current.signal, { onSuccess: onRead });
  }

  return { count, error, start };
}

/** How far a change of many people is, and a way to stop it. */
function Progress({ action, done, total, onStop }: SelectionRun & { onStop: () => void }) {
  const { progress } = action === "erase" ? TEXTS.erasing.running : TEXTS.changing;
  const names = { done: withThousands(done), total: withThousands(total) };
  return (
    <div className="space-y-5">
      <p role="status" className="font-semibold">
        {interpolate(progress, names)}
      </p>
      <p>{TEXTS.stay}</p>
      <Button variant="outline" onClick={onStop}>
        {TEXTS.stop}
      </Button>
    </div>
  );
}

/** What became of a change: of one that was stopped or failed, how many were done. */
function Outcome({ action, done, rest, error }: SelectionOutcome) {
  if (rest.length === 0) return <OutcomeLine tone="success">{TEXTS.changed}</OutcomeLine>;
  const names = { done: withThousands(done), total: withThousands(done + rest.length) };
  const partly = interpolate(action === "erase" ? TEXTS.partly.erased : TEXTS.partly.changed, names);
  return <OutcomeLine tone="failure">{error === undefined ? partly : `${partly} ${describeError(error)}`}</OutcomeLine>;
}

/** Asks for the number of people before they are erased: it cannot be undone. */
function EraseForm({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const names = { count: withThousands(count) };

  function submit(event: FormEvent) {
    event.preventDefault();
    const isRight = field.current!.value.trim().replaceAll(",", "") === String(count);
    setIsWrong(!isRight);
    if (isRight) onConfirm();
    else field.current!.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <p>{interpolate(TEXTS.erasing.text, names)}</p>
      <FormField label={TEXTS.erasing.label} error={isWrong ? interpolate(TEXTS.erasing.wrong, names) : undefined}>
        {(control) => <Input {...control} ref={field} inputMode="numeric" autoComplete="off" required />}
      </FormField>
      <Button type="submit">{TEXTS.erasing.button}</Button>
    </form>
  );
}
