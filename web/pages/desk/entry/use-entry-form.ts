import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import type { NewChange } from "#domain/desk.ts";
import { type Edit, idsAfter, isSame, type Json, valueAt } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import type { DeskRow } from "#web/lib/desk-rows.ts";
import { toSlug } from "#web/lib/slug.ts";
import { editsBetween, finished, rebase, removalsOfUnused, revisionOf, sourcesFileOf, withPlace } from "../draft.ts";
import { countryOfFile, type FormContext, type NewSource } from "../fields/form-context.ts";
import type { Field } from "../kinds/fields.ts";
import { fieldsOf } from "../kinds/forms.ts";
import { type Change, filesQuery } from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import { checkFields, type FormErrors, nameOfField, NO_ERRORS, placeErrors } from "./errors.ts";
import { forgetUnsaved, keepUnsaved, readUnsaved, type Unsaved } from "./unsaved.ts";

type State = Unsaved & {
  /** What others changed meanwhile in the same places, as the edits that were to be made here. */
  conflicts: readonly Edit[];
  /** Fields that keep what is typed begin anew with it. */
  version: number;
  isTyped: boolean;
};

/** Where a new thing will be, once it has a name. */
export type NewPlace = { placeOf: (draft: Json | undefined) => Pick<DeskRow, "file" | "at"> & { value: Json } };

/**
 * The form of one thing: what is typed, kept in this browser until it is saved; what others change meanwhile; and what is wrong.
 * @param added for a thing that is not there yet, where it will be
 */
export function useEntryForm(row: DeskRow, desk: Desk, blank?: Json, added?: NewPlace) {
  const client = useQueryClient();
  const [state, setState] = useState<State>(() => {
    const current = valueAt(desk.files![row.file], row.at);
    return begin(row.id, current ?? blank, current);
  });
  // The content of the day from which the change is to hold.
  const files = useMemo(() => desk.filesOn((state.publishOn || null) as IsoDate | null), [desk, state.publishOn]);
  const current = valueAt(files[row.file], row.at);
  const [errors, setErrors] = useState<FormErrors>(NO_ERRORS);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Change | null>(null);
  const entry = useRef({ content: "", id: uuidv7() });

  // Somebody else saved: what they left alone stays as it was typed here.
  if (!added && !isSame(current, state.base)) {
    const { draft, conflicts } = rebase(state.base, state.draft, current);
    setState({ ...state, base: current, draft, conflicts, version: state.version + 1 });
  }

  const { file, at, kind } = row;
  const inside = (desk.index ?? [])
    .filter(
      (other) => other.file === file && other.at.length > at.length && at.every((name, i) => name === other.at[i]),
    )
    .map((other) => other.at.slice(at.length));
  const fields = fieldsOf(kindNow(kind, state.draft), state.draft, inside);
  const valueOf = ({ key }: Field) => valueAt(state.draft, key);
  const isChanged = !isSame(state.base, state.draft) || added !== undefined;

  // Kept with each key: a reload must not lose the last one.
  useEffect(() => {
    if (!state.isTyped) return;
    const { conflicts: _, version: __, isTyped: ___, ...unsaved } = state;
    keepUnsaved(row.id, unsaved);
  }, [row.id, state]);

  function update(change: (now: State) => Partial<State>) {
    setState((now) => ({ ...now, ...change(now), isTyped: true }));
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
    const after = finished(kind, state.base, state.draft, today);
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

  /** Sends the edits. @returns the change; null where it was refused */
  async function send(toSend: readonly Edit[]): Promise<Change | null> {
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
      forgetUnsaved(row.id);
      setErrors(NO_ERRORS);
      setSaved(stored);
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

  async function save(): Promise<Change | null> {
    const found = checkFields(fields, valueOf);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found.fields).length > 0) return null;
    const stored = await send(edits());
    if (stored) {
      const after = { newSources: {}, publishers: {}, note: "", publishOn: "", isTyped: false };
      // What is scheduled is not there yet.
      setState((now) => ({ ...now, ...after, ...(now.publishOn && { draft: now.base, version: now.version + 1 }) }));
    }
    return stored;
  }

  /** Decides a conflict. */
  function decide(conflict: Edit, isMine: boolean) {
    update(({ conflicts, draft, version }) => ({
      conflicts: conflicts.filter((other) => other !== conflict),
      draft: isMine ? withPlace(draft, conflict.at, conflict.after) : draft,
      version: version + 1,
    }));
    setFailure(null);
  }

  /** Forgets what was typed. */
  function discard() {
    forgetUnsaved(row.id);
    setState({ ...begin(row.id, current ?? blank, current), version: state.version + 1 });
    setErrors(NO_ERRORS);
    setFailure(null);
  }

  return {
    ...state,
    kind: kindNow(kind, state.draft),
    fields,
    valueOf,
    edit,
    replace: (draft: Json) => update(({ version }) => ({ draft, version: version + 1 })),
    setNote: (note: string) => update(() => ({ note })),
    setPublishOn: (publishOn: string) => update(() => ({ publishOn })),
    edits,
    save,
    remove: () => {
      const next = idsAfter(valueAt(files[file], at.slice(0, -1)), at.at(-1) ?? "");
      const removal: Edit = { file, at, before: current!, ...(next && { next }) };
      return send([removal, ...removalsOfUnused(files, [removal])]);
    },
    decide,
    discard,
    isChanged,
    isBusy,
    errors,
    failure,
    saved,
    files,
    context: { files, file, newSources: state.newSources, addSource } satisfies FormContext,
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

function begin(id: string, draft: Json | undefined, base: Json | undefined): State {
  const kept = readUnsaved(id);
  const fresh = { base, draft, newSources: {}, publishers: {}, note: "", publishOn: "" };
  return { ...fresh, ...kept, conflicts: [], version: 0, isTyped: kept !== null };
}

/** A fact that is typed where nothing was published has the form of one, and the other way around. */
function kindNow(kind: DeskRow["kind"], draft: Json | undefined): DeskRow["kind"] {
  if (kind !== "fact" && kind !== "price" && kind !== "unpublished" && kind !== "same") return kind;
  const value = (draft ?? {}) as Readonly<Record<string, Json>>;
  if ("notFound" in value) return "unpublished";
  if ("use" in value) return "same";
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
