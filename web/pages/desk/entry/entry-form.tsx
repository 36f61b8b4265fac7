import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { uuidv7 } from "uuidv7";
import { metaOf, schemasAt } from "#content-model/schema/fields.ts";
import { type Json, putEdits, valueAt } from "#domain/edits.ts";
import { CHANGE_LIMITS } from "#domain/desk.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { type DeskRow, isMap, type Kind, rowTitle } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { type Draft, useDraft } from "#web/lib/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { ENTRY_TEXTS as TEXTS, STATE_LABELS } from "../copy.ts";
import { leapsBetween } from "../draft.ts";
import { FieldView } from "../fields/field-view.tsx";
import { FormContextProvider } from "../fields/form-context.ts";
import { CheckField, LineField, TextField } from "../fields/simple.tsx";
import { idOfAdded, type NewEntry, placeOfNew } from "../new-entries.ts";
import { entryPath } from "../lists.ts";
import type { OfficeWord } from "../offices/answers.ts";
import type { Change } from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import { linesOf } from "../changes.ts";
import { isPlanned, touches } from "../pending.ts";
import { UndoButton } from "../undo-button.tsx";
import { Conflicts } from "./conflicts.tsx";
import { nameOfField } from "./errors.ts";
import { draftOfEntry, type EntryForm, type Typed, useEntryForm } from "./use-entry-form.ts";

/** The renderer of pages is fetched when a preview is opened. */
const ChangePreview = lazy(async () => ({
  default: (await import("../preview/change-preview.tsx")).ChangePreview,
}));

/** What can be added can be taken off the site. */
function isRemovable({ file, at, kind }: DeskRow): boolean {
  return kind === "Article" || (at.length > 0 && schemasAt(file, at.slice(0, -1)).some((list) => metaOf(list).add));
}

/** Whether it can change on a day that is chosen. */
function isScheduled({ file, at }: DeskRow, kind: Kind): boolean {
  return kind === "price" || schemasAt(file, at).some((schema) => metaOf(schema).scheduled);
}

type EntryFormViewProps = {
  row: DeskRow;
  desk: Desk;
  /** What is added by the form; undefined where the entry is there. */
  entry: NewEntry | undefined;
  onAdded: (id: string) => void;
  onRemoved: () => void;
  /** Told of each change that was saved. */
  onSaved?: (change: Change) => void;
  /** Its first field takes the focus as it opens. */
  isFocused?: boolean;
  /** An office's, which a change of the value rests on. */
  word?: OfficeWord | undefined;
};

/** The form of one entry, with what was typed about it before. */
export function EntryFormView(props: EntryFormViewProps) {
  const draft = useDraft<Typed>(draftOfEntry(props.row.id));
  return draft ? <TypedForm key={props.row.id} {...props} draft={draft} /> : <Skeleton className="h-96 w-full" />;
}

type TypedFormProps = EntryFormViewProps & { draft: Draft<Typed> };

function TypedForm({ row, desk, draft, entry, onAdded, onRemoved, onSaved, isFocused, word }: TypedFormProps) {
  const files = desk.files!;
  const added = entry && { placeOf: (typed: Json | undefined) => placeOfNew(files, entry, typed) };
  const form = useEntryForm(row, desk, draft, { blank: entry?.blank, added, word });
  const element = useRef<HTMLFormElement>(null);
  const [hasNoEdits, setHasNoEdits] = useState(false);
  const [previewed, setPreviewed] = useState<Omit<ComponentProps<typeof ChangePreview>, "paths"> | null>(null);
  const [confirmed, setConfirmed] = useState("");
  const { errors, failure, isBusy, kind } = form;
  const leaps = leapsBetween(form.base, form.draft);
  const isConfirmed = leaps.length > 0 && confirmed === JSON.stringify(leaps);

  useEffect(() => {
    if (isFocused) element.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }, [isFocused]);

  // A refused form leads to its first error.
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]");
    if (Object.keys(errors.fields).length > 0) first?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing takes messages away, which moves no focus
  }, [failure, isBusy, Object.keys(errors.fields).length > 0]);

  // Loads the preview's scripts and content before the owner presses Preview.
  const [firstPath] = row.pages;
  const { live } = desk;
  useEffect(() => {
    if (!form.isTyped || !firstPath || !live || previewed) return;
    const asked = new AbortController();
    void import("../preview/renderer.ts").then(({ warmRenderer }) => warmRenderer(firstPath, live, asked.signal));
    return () => asked.abort();
  }, [form.isTyped, firstPath, live, previewed]);

  async function save() {
    if (isBusy || form.conflicts.length > 0) return;
    const edits = form.edits();
    setHasNoEdits(edits.length === 0);
    if (edits.length === 0 || !form.check()) return;
    setConfirmed(JSON.stringify(leaps));
    if (leaps.length > 0 && !isConfirmed) return;
    const place = added?.placeOf(form.draft);
    const stored = await form.save();
    setPreviewed(null);
    if (stored) onSaved?.(stored);
    if (stored && place) onAdded(idOfAdded(place));
  }

  function preview() {
    const own = form.edits();
    const waits = desk.pending.some((change) => touches(change, row));
    setHasNoEdits(own.length === 0 && !waits);
    const files = own.length > 0 || waits ? putEdits(form.files, own) : null;
    setPreviewed(files && { files, live: desk.live!, edits: own, version: uuidv7() });
  }

  const isConflict = failure instanceof ApiError && failure.code === "changed" && form.conflicts.length > 0;
  return (
    <FormContextProvider value={form.context}>
      <form
        ref={element}
        noValidate
        data-slot="desk-form"
        className="min-w-0 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Conflicts
          conflicts={form.conflicts}
          theirs={form.base}
          mine={form.draft}
          fields={form.fields}
          onDecide={form.decide}
        />
        {errors.elsewhere.length > 0 && <Elsewhere errors={errors.elsewhere} />}
        {(kind === "unpublished" || kind === "same") && <KindSwitch form={form} row={row} desk={desk} />}
        {form.fields.map((field) => (
          <FieldView
            key={`${form.version} ${nameOfField(field)} ${field.control.is}`}
            field={field}
            value={form.valueOf(field)}
            error={errors.fields[nameOfField(field)]}
            onChange={(value) => form.edit(field, value)}
          />
        ))}
        {kind !== "same" && form.fields.length > 0 && (
          <>
            {isScheduled(row, kind) && <Planned row={row} desk={desk} />}
            {isScheduled(row, kind) && (
              <LineField
                {...TEXTS.publishOn}
                type="date"
                value={form.publishOn}
                onChange={(day) => form.setPublishOn((day as string | undefined) ?? "")}
              />
            )}
            {form.isReworded && (
              <CheckField
                {...TEXTS.wordingOnly}
                value={form.isWordingOnly}
                off={false}
                onChange={(isOn) => form.setWordingOnly(isOn === true)}
              />
            )}
            <TextField
              {...TEXTS.note}
              value={form.note}
              onChange={(note) => form.setNote(((note as string | undefined) ?? "").slice(0, CHANGE_LIMITS.note))}
            />
          </>
        )}
        <div role="alert" data-slot="leaps">
          {isConfirmed && leaps.map(([before, after]) => <p key={`${before} ${after}`}>{leapText(before, after)}</p>)}
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {form.isTyped && (
            <Button variant="ghost" onClick={form.discard}>
              {TEXTS.discard}
            </Button>
          )}
          {(kind === "fact" || kind === "price") && <KindSwitch form={form} row={row} desk={desk} />}
          {isRemovable(row) && !entry && <RemoveButton form={form} onRemoved={onRemoved} />}
        </div>
        <Failure error={isConflict ? null : failure} />
        {form.fields.length > 0 ? (
          <div
            data-slot="form-bar"
            className="form-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-background py-3"
          >
            <Button type="submit" busy={isBusy}>
              {isBusy ? TEXTS.saving : isConfirmed ? TEXTS.saveSure : TEXTS.save}
            </Button>
            {row.pages.length > 0 && (
              <Button variant="outline" onClick={preview}>
                {TEXTS.preview}
              </Button>
            )}
            <Outcome form={form} row={row} desk={desk} hasNoEdits={hasNoEdits} />
          </div>
        ) : (
          kind !== "same" && <p className="text-muted">{TEXTS.noFields}</p>
        )}
      </form>
      {previewed && (
        <div className="min-w-0 lg:order-last lg:col-span-2">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ChangePreview {...previewed} paths={[...new Set(row.pages.map((path) => path.split("#")[0]!))]} />
          </Suspense>
        </div>
      )}
    </FormContextProvider>
  );
}

function Planned({ row, desk }: Pick<EntryFormViewProps, "row" | "desk">) {
  const planned = desk.pending.filter(
    (change) => change.state === "waiting" && isPlanned(change) && touches(change, row),
  );
  if (planned.length === 0) return null;
  return (
    <section data-slot="planned">
      <h3 className="font-semibold">{TEXTS.planned}</h3>
      <ol className="mt-1 space-y-1 border-l-2 border-line pl-4">
        {planned
          .toSorted((a, b) => a.publishOn.localeCompare(b.publishOn))
          .map((change) => (
            <li key={change.id} className="flex flex-wrap items-center gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {interpolate(TEXTS.from, { day: longDate(change.publishOn) })}{" "}
                {linesOf(change.edits)
                  .map(({ label, after }) => `${label}: ${after ?? TEXTS.absent}`)
                  .join("; ")}
              </span>
              <UndoButton change={change} desk={desk} />
            </li>
          ))}
      </ol>
    </section>
  );
}

function leapText(before: number, after: number): string {
  return interpolate(TEXTS.leap, { before: String(before), after: String(after) });
}

function Elsewhere({ errors }: { errors: EntryForm["errors"]["elsewhere"] }) {
  return (
    <div role="alert" data-slot="errors-elsewhere" className="rounded-md bg-danger-soft p-4">
      <p className="font-semibold">{TEXTS.elsewhere}</p>
      <ul className="mt-1 space-y-1">
        {errors.map(({ text, row }) => (
          <li key={text + (row?.id ?? "")} className="wrap-anywhere">
            {row && (
              <>
                <Link to={entryPath(row.id)} className="link">
                  {rowTitle(row)}
                </Link>
                {": "}
              </>
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

type OutcomeProps = { form: EntryForm; row: DeskRow; desk: Desk; hasNoEdits: boolean };

/** The entry's state: unsaved, saved or live. The element is always in the page, for screen readers. */
function Outcome({ form, row, desk, hasNoEdits }: OutcomeProps) {
  const { saved, isChanged, isTyped } = form;
  const [undoneId, setUndoneId] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isUndone = undoneId !== null && (!saved || saved.id === undoneId);
  const stored = saved && !isUndone ? saved : null;
  async function undo() {
    setError(null);
    try {
      await desk.undo(saved!);
      setUndoneId(saved!.id);
    } catch (thrown) {
      setError(thrown);
    }
  }
  function state() {
    if (stored) return <OutcomeLine tone="success">{savedText(stored)}</OutcomeLine>;
    if (isUndone && !isChanged) return <OutcomeLine tone="success">{TEXTS.undone}</OutcomeLine>;
    if (hasNoEdits && !isChanged) return <span className="font-semibold">{TEXTS.nothing}</span>;
    if (isTyped) return TEXTS.unsaved;
    // What is planned has a list of its own.
    const waiting = desk.pending.findLast((change) => !isPlanned(change) && touches(change, row));
    return waiting ? savedText(waiting) : liveText(form.base);
  }
  return (
    <>
      <div role="status" data-slot="entry-outcome" className="min-w-0 grow basis-48 text-sm text-muted">
        {state()}
      </div>
      {stored && (
        <Button variant="outline" onClick={() => void undo()}>
          {TEXTS.undo}
        </Button>
      )}
      <Failure error={error} />
    </>
  );
}

function savedText(change: Change): string {
  const { publishOn, state } = change;
  if (isPlanned(change)) return interpolate(TEXTS.savedFor, { day: longDate(publishOn) });
  return state === "waiting" ? TEXTS.saved : STATE_LABELS[state];
}

/** "Live", with the day the fact was entered if it has one; empty for a new entry. */
function liveText(base: Json | undefined): string {
  if (base === undefined) return "";
  const day = isMap(base) ? base.enteredOn : undefined;
  return typeof day === "string" ? interpolate(TEXTS.liveSince, { day: longDate(day) }) : TEXTS.live;
}

function RemoveButton({ form, onRemoved }: { form: EntryForm; onRemoved: () => void }) {
  const [isSure, setIsSure] = useState(false);
  async function remove() {
    if (!isSure) return setIsSure(true);
    if (await form.remove()) onRemoved();
    setIsSure(false);
  }
  return (
    <Button variant="ghost" busy={form.isBusy} onBlur={() => setIsSure(false)} onClick={() => void remove()}>
      {form.isBusy ? TEXTS.removing : isSure ? TEXTS.removeSure : TEXTS.remove}
    </Button>
  );
}

/** Keys that a record has whatever it says. */
const KEPT_KEYS = ["id", "label", "names", "namesSayAll"];
const PRICE_KEYS = new Set(["one", "two", "three", "food", "transport", "utilities", "internet", "help"]);

/** Turns a fact into one that is not published and back, and gives one that repeats another its own words. */
function KindSwitch({ form, row, desk }: { form: EntryForm; row: DeskRow; desk: Desk }) {
  const { kind, draft } = form;
  const isPrice = row.file.endsWith("/cities.yaml") && PRICE_KEYS.has(row.at.at(-1)!);
  const today = visitorsDay();
  const key = isPrice ? "price" : "value";
  if (kind === "unpublished") {
    return <Switch label={TEXTS.publishedNow} onPress={() => form.replace({ [key]: "", enteredOn: today })} />;
  }
  if (!isMap(draft)) return null;
  if (kind === "same") {
    const value = draft;
    const kept = Object.fromEntries(KEPT_KEYS.flatMap((name) => (name in value ? [[name, value[name]!]] : [])));
    const { id: _, label: __, ...target } = targetOf(value, row, desk);
    return <Switch label={TEXTS.ownWords} onPress={() => form.replace({ ...kept, ...target })} />;
  }
  if ((kind === "fact" || kind === "price") && row.file.startsWith("countries/") && row.evidence) {
    if (!row.unpublishedAs) return null;
    const word = row.unpublishedAs === "word" ? "notPublished" : undefined;
    return <Switch label={TEXTS.notPublished} onPress={() => form.replace(word)} />;
  }
  return null;
}

/** The record that another one repeats, without what only its own place may have. */
function targetOf(
  value: { readonly [key: string]: Json },
  { at }: DeskRow,
  desk: Desk,
): { readonly [key: string]: Json } {
  const row = desk.index?.find(({ id }) => id === value.sameAs);
  const target = row && valueAt(desk.files?.[row.file], row.at);
  if (!isMap(target)) return { value: "", enteredOn: visitorsDay() };
  if (row?.at.at(-1) === at.at(-1)) return target;
  const { time: _, summary: __, ...rest } = target;
  return rest;
}

function Switch({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="outline" onClick={onPress}>
      {label}
    </Button>
  );
}
