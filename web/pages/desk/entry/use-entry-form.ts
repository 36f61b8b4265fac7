import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import type { NewChange } from "#domain/desk.ts";
import { type Edit, idsAfter, isSame, type Json, valueAt } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { type DeskRow, isMap } from "#web/content/desk-rows.ts";
import { toSlug } from "#web/pages/desk/slug.ts";
import { type Draft, keepDraft } from "#web/lib/use-draft.ts";
import {
  type Conflict,
  editsBetween,
  withBookkeeping,
  isReworded,
  rebase,
  removalsOfUnused,
  revisionOf,
  sourcesFileOf,
  withPlace,
  withSent,
} from "../draft.ts";
import { countryOfFile, type FormContext, type NewSource } from "../fields/form-context.ts";
import type { Field } from "../fields/field.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { idOfAdded } from "../new-entries.ts";
import type { OfficeWord } from "../offices/answers.ts";
import { type Change, filesQuery } from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import { checkFields, type FormErrors, nameOfField, NO_ERRORS, placeErrors } from "./errors.ts";

/** What is typed about an entry, as this browser keeps it. */
export type Typed = {
  /** What was there when it was typed; undefined for a new entry. */
  base?: Json | undefined;
  draft: Json | undefined;
  newSources: Readonly<Record<string, NewSource>>;
  publishers: Readonly<Record<string, string>>;
  note: string;
  publishOn: string;
  /** The meaning stays the same, so the edit is not listed as a change. */
  isWordingOnly: boolean;
  /** What others changed meanwhile in the same places. The draft has the owner's own. */
  conflicts: readonly Conflict[];
  /** The draft as it was sent last, until what is there has it. */
  sent?: Json | undefined;
};

/** `version`: fields that keep what is typed begin anew with it. */
type State = Typed & { version: number };

/** Where a new entry will be, once it has a name. */
type NewPlace = { placeOf: (draft: Json | undefined) => Pick<DeskRow, "file" | "at"> & { value: Json } };

/** The names of the drafts of the desk. */
export function draftOfEntry(id: string): string {
  return `desk.${id}`;
}

/**
 * The form of one entry: what is typed, kept in this browser until it is stored; what others change meanwhile; and what is wrong.
 * @param added for an entry that is not there yet, where it will be; `blank`: what it begins as
 * @param word the office's that a change of its value rests on
 */
export function useEntryForm(
  row: DeskRow,
  desk: Desk,
  draft: Draft<Typed>,
  { blank, added, word }: { blank?: Json | undefined; added?: NewPlace | undefined; word?: OfficeWord | undefined },
) {
  const client = useQueryClient();
  const filesOn = (day: string) => desk.filesOn((day || null) as IsoDate | null);
  const valueOn = (day: string) => valueAt(filesOn(day)[row.file], row.at);
  const [state, setState] = useState<State>(() => ({ ...emptyForm(valueOn("") ?? blank, valueOn("")), ...draft.kept }));
  const [errors, setErrors] = useState<FormErrors>(NO_ERRORS);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Change | null>(null);
  const entry = useRef({ content: "", id: uuidv7() });
  const latest = useRef<Typed>(state);
  const files = filesOn(state.publishOn);
  const current = valueAt(files[row.file], row.at);

  // Somebody else saved, or another day is chosen. While a save is under way nobody knows yet whose change has come.
  if (!added && !isBusy && !isSame(current, state.base)) setState(movedOnto(state, current));

  const { file, at, kind } = row;
  const thingAt = kind === "Article" ? { file: "articles/new.md", at: [] } : row;
  const inside = (desk.index ?? [])
    .filter(
      (other) => other.file === file && other.at.length > at.length && at.every((name, i) => name === other.at[i]),
    )
    .map((other) => other.at.slice(at.length));
  const fields = fieldsOf(thingAt, state.draft, inside);
  const valueOf = ({ key }: Field) => valueAt(state.draft, key);
  const isChanged = !isSame(state.base, state.draft) || added !== undefined;
  const isTyped = holdsMore(state, added ? blank : state.base);

  // Kept with each key: a reload must not lose the last one.
  useEffect(() => {
    latest.current = state;
    if (isTyped) draft.keep(state);
    else draft.forget();
  }, [draft, isTyped, state]);

  function update(change: (now: State) => Partial<State>) {
    setState((now) => ({ ...now, ...change(now) }));
    setSaved(null);
  }

  function edit(field: Field, value: Json | undefined) {
    const name = nameOfField(field);
    if (errors.fields[name]) {
      const { [name]: _, ...others } = errors.fields;
      setErrors({ ...errors, fields: others });
    }
    update((now) => ({ draft: withPlace(now.draft, field.key, value) }));
  }

  function addSource(source: NewSource, publisherKind: string | null): string {
    const sourcesFile = sourcesFileOf(file);
    const key = freeKey(
      source,
      (name) => valueAt(files[sourcesFile], [name]) !== undefined || name in state.newSources,
    );
    const named = countryOfFile(file) ? key : `/${key}`;
    update(({ newSources, publishers }) => ({
      newSources: { ...newSources, [named]: source },
      publishers: publisherKind ? { ...publishers, [source.publisher]: publisherKind } : publishers,
    }));
    return named;
  }

  /** What would be saved now. */
  function edits(): Edit[] {
    const today = visitorsDay();
    const after = withBookkeeping(kind, state.base, state.draft, today, state.isWordingOnly, word);
    const place = added?.placeOf(after);
    const own = place
      ? [{ file: place.file, at: place.at, after: place.value }]
      : editsBetween(file, at, state.base, after);
    const sources = Object.entries(state.newSources).filter(([key]) => JSON.stringify(own).includes(`"${key}"`));
    const pages = sources.map(([key, source]): Edit => {
      return { file: sourcesFileOf(file), at: [key.replace("/", "")], after: source };
    });
    const names = new Set(sources.map(([, { publisher }]) => publisher));
    const publishers = Object.entries(state.publishers)
      .filter(([name]) => names.has(name) && valueAt(files["publishers.yaml"], [name]) === undefined)
      .map(([name, after]): Edit => ({ file: "publishers.yaml", at: [name], after }));
    return [...publishers, ...pages, ...own, ...revisionOf(files, own, today), ...removalsOfUnused(files, own)];
  }

  /** Sends edits. @param onStored called before others' changes are looked for @returns the change; null where it was refused */
  async function send(toSend: readonly Edit[], onStored = () => {}): Promise<Change | null> {
    const change: Omit<NewChange, "entryId"> = {
      title: titleOf(row, state.draft),
      edits: toSend,
      note: state.note.trim(),
      publishOn: (state.publishOn || null) as IsoDate | null,
    };
    // The same again after a lost answer is the same change; anything else is another.
    const content = JSON.stringify(change);
    if (entry.current.content !== content) entry.current = { content, id: uuidv7() };
    setIsBusy(true);
    setFailure(null);
    try {
      const stored = (await desk.save({ ...change, entryId: entry.current.id })) as Change;
      // What is typed again after an undo is another change.
      entry.current = { content: "", id: uuidv7() };
      setErrors(NO_ERRORS);
      setSaved(stored);
      onStored();
      return stored;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries(filesQuery);
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        const places = added ? { ...row, ...added.placeOf(state.draft) } : row;
        setErrors(placeErrors(error.fields, places, fields, desk.index ?? [], Object.keys(state.newSources)));
      }
      setFailure(error);
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  /** @returns whether everything that must be filled in is, and each number is one */
  function check(): boolean {
    const found = checkFields(fields, valueOf);
    setErrors(found);
    setFailure(null);
    return Object.keys(found.fields).length === 0;
  }

  async function save(): Promise<Change | null> {
    if (!check()) return null;
    const place = added?.placeOf(state.draft);
    setState((now) => ({ ...now, sent: state.draft }));
    let more: Typed = state;
    const stored = await send(edits(), () => {
      more = withoutStored(latest.current, state);
      setState((now) =>
        place ? { ...emptyForm(blank, undefined), version: now.version + 1 } : { ...now, ...withoutStored(now, state) },
      );
      // The page may have been left meanwhile.
      if (place) draft.forget();
      else draft.keep(more);
    });
    if (!stored || !place) return stored;
    // What was typed meanwhile belongs to the entry that is there now.
    const typed = movedOnto({ ...more, base: state.draft, version: 0 }, place.value);
    if (holdsMore(typed, typed.base)) await keepDraft(draftOfEntry(idOfAdded(place)), typed);
    return stored;
  }

  function decide(conflict: Conflict, isMine: boolean) {
    update(({ base, conflicts, draft: typed, version }) => ({
      conflicts: conflicts.filter((other) => other !== conflict),
      draft: isMine ? typed : withPlace(typed, conflict.at, valueAt(base, conflict.at)),
      version: version + 1,
    }));
    setFailure(null);
  }

  /** Forgets what was typed. */
  function discard() {
    setState({ ...emptyForm(valueOn("") ?? blank, valueOn("")), version: state.version + 1 });
    setErrors(NO_ERRORS);
    setFailure(null);
  }

  return {
    ...state,
    kind: kindNow(kind, state.draft),
    fields,
    valueOf,
    edit,
    replace: (value: Json | undefined) => update(({ version }) => ({ draft: value, version: version + 1 })),
    setNote: (note: string) => update(() => ({ note })),
    setPublishOn: (publishOn: string) => update(() => ({ publishOn })),
    setWordingOnly: (isWordingOnly: boolean) => update(() => ({ isWordingOnly })),
    isReworded: isReworded(kind, state.base, state.draft),
    edits,
    check,
    save,
    remove: () => {
      const next = idsAfter(valueAt(files[file], at.slice(0, -1)), at.at(-1) ?? "");
      const removal: Edit = { file, at, before: current!, ...(next && { next }) };
      return send([removal, ...removalsOfUnused(files, [removal])]);
    },
    decide,
    discard,
    isChanged,
    isTyped,
    isBusy,
    errors,
    failure,
    saved,
    files,
    context: { files, file, newSources: state.newSources, addSource } satisfies FormContext,
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

function emptyForm(draft: Json | undefined, base: Json | undefined): State {
  return {
    base,
    draft,
    newSources: {},
    publishers: {},
    note: "",
    publishOn: "",
    isWordingOnly: false,
    conflicts: [],
    version: 0,
  };
}

/** The form on top of what is there now. */
function movedOnto(state: State, current: Json | undefined): State {
  const base = state.sent === undefined ? state.base : withSent(state.base, state.sent, current);
  const { draft, conflicts } = rebase(base, state.draft, current, state.conflicts);
  return { ...state, base: current, draft, conflicts, sent: undefined, version: state.version + 1 };
}

/** Whether a form holds something that is not stored. */
function holdsMore({ draft, note, publishOn, newSources }: Typed, stored: Json | undefined): boolean {
  return !isSame(draft, stored) || note !== "" || publishOn !== "" || Object.keys(newSources).length > 0;
}

/** What is typed, without what was stored. What is scheduled is not there yet, so the form goes back to what is. */
function withoutStored(now: Typed, stored: Typed): Typed {
  const isSameDraft = isSame(now.draft, stored.draft);
  return {
    ...now,
    newSources: without(now.newSources, stored.newSources),
    publishers: without(now.publishers, stored.publishers),
    note: now.note === stored.note ? "" : now.note,
    isWordingOnly: false,
    ...(stored.publishOn && {
      base: stored.draft,
      sent: undefined,
      publishOn: isSameDraft && now.publishOn === stored.publishOn ? "" : now.publishOn,
    }),
  };
}

function without<Value>(entries: Readonly<Record<string, Value>>, others: object): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !(key in others)));
}

/** A fact that is typed where nothing was published has the form of one, and the other way around. */
function kindNow(kind: DeskRow["kind"], draft: Json | undefined): DeskRow["kind"] {
  if (kind !== "fact" && kind !== "price" && kind !== "unpublished" && kind !== "same") return kind;
  if (!isMap(draft)) return "unpublished";
  const value = draft;
  if ("sameAs" in value) return "same";
  return "price" in value ? "price" : "fact";
}

/** "Kenya, Class D: fee", as lists and the commit name it. */
function titleOf({ subject, label }: DeskRow, draft: Json | undefined): string {
  const { title, question, name } = (draft ?? {}) as Readonly<Record<string, unknown>>;
  const own = label || [title, question, name].find((one) => typeof one === "string");
  return `${subject}, ${String(own ?? "")}`.slice(0, 290);
}

/** A name for a new source, made of its publisher and title: "feeList". */
function freeKey({ publisher, title }: NewSource, isTaken: (name: string) => boolean): string {
  const words = toSlug(`${publisher} ${title}`).split("-").slice(0, 5);
  const base =
    words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("") || "page";
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!isTaken(name)) return name;
  }
}
