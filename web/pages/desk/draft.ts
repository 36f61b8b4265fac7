import { type ContentFiles, type Edit, idsAfter, isSame, type Json, valueAt, withEdit } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { isItemList, isMap, type Kind } from "#web/content/desk-rows.ts";
import type { OfficeWord } from "./offices/answers.ts";

// How what is typed into a form becomes edits of the content files.

/** What makes one value of another, as small as it can be: two people who change different places don't meet. */
export function editsBetween(
  file: string,
  at: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
): Edit[] {
  if (isSame(before, after)) return [];
  const [old, next] = [partsOf(before), partsOf(after)];
  if (old === null || next === null || isReordered(before, after)) {
    return [{ file, at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  }
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names.flatMap((name) => {
    const edits = editsBetween(file, [...at, name], old[name], next[name]);
    const after = old[name] === undefined || next[name] === undefined ? idsAfter(before, name) : undefined;
    return after ? edits.map((edit) => ({ ...edit, next: after })) : edits;
  });
}

type Parts = Readonly<Record<string, Json>>;

/** The parts of a value that have names of their own; null where it is changed as a whole. */
function partsOf(value: Json | undefined): Parts | null {
  if (isMap(value)) return value;
  if (!isItemList(value) || value.length === 0) return null;
  return Object.fromEntries(value.map((entry) => [entry.id, entry]));
}

/** Whether entries that were there are in another order, or a new one is not the last: an edit of one entry can't say that. */
function isReordered(before: Json | undefined, after: Json | undefined): boolean {
  if (!isItemList(before) || !isItemList(after)) return false;
  const kept = new Set(after.map(({ id }) => id));
  const expected = before.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  return expected.some((id, index) => after[index]?.id !== id);
}

/** A place that the owner and somebody else both changed, with its value before either did. */
export type Conflict = { at: readonly string[]; before?: Json };

/**
 * Rebases a draft onto a newer version. Where both changed the same place, the draft keeps the owner's value and a conflict is
 * reported.
 * @param open conflicts that the owner hasn't decided: they end by themselves only if the other change is undone or is the same
 */
export function rebase(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  open: readonly Conflict[] = [],
) {
  let draft = theirs;
  const conflicts = new Set<Conflict>();
  for (const edit of editsBetween("it", [], base, mine)) {
    if (isSame(valueAt(theirs, edit.at), edit.after)) continue;
    const at = placeIn(draft, edit.at);
    const before = valueAt(base, at);
    const known = [...open, ...conflicts].find((one) => isAtOrBelow(one.at, at) || isAtOrBelow(at, one.at));
    const conflict: Conflict = known ?? { at, ...(before !== undefined && { before }) };
    if (!isSame(valueAt(theirs, conflict.at), conflict.before)) conflicts.add(conflict);
    draft = withPlace(draft, at, valueAt(mine, at));
  }
  return { draft, conflicts: [...conflicts] };
}

/** The base plus those of the owner's own sent edits that the newer version contains, so that they don't count as conflicts. */
export function withSent(base: Json | undefined, sent: Json | undefined, theirs: Json | undefined): Json | undefined {
  const arrived = editsBetween("it", [], base, sent).filter(({ at, after }) => isSame(valueAt(theirs, at), after));
  return arrived.reduce<Json | undefined>((value, { at, after }) => withPlace(value, at, after), base);
}

/** The place itself, or its nearest parent that still exists. */
function placeIn(value: Json | undefined, at: readonly string[]): readonly string[] {
  const depth = at.findIndex((_, index) => typeof (valueAt(value, at.slice(0, index)) ?? 0) !== "object");
  return depth === -1 ? at : at.slice(0, depth);
}

function isAtOrBelow(at: readonly string[], place: readonly string[]): boolean {
  return place.every((name, index) => name === at[index]);
}

/** Figures that change by a factor of ten or more, before and after: possible typos. */
export function leapsBetween(before: Json | undefined, after: Json | undefined): [number, number][] {
  if (typeof before === "number" && typeof after === "number") {
    const times = Math.abs(after / before);
    return times >= 10 || times <= 0.1 ? [[before, after]] : [];
  }
  if (typeof before !== "object" || typeof after !== "object") return [];
  const [old, next] = [before, after].map((value) => partsOf(value) ?? (value as Parts));
  return Object.keys(old ?? {}).flatMap((name) => leapsBetween(old![name], next?.[name]));
}

export function withPlace(value: Json | undefined, at: readonly string[], after: Json | undefined): Json | undefined {
  if (at.length === 0) return after;
  return withEdit({ it: value ?? {} }, { file: "it", at, ...(after !== undefined && { after }) }).it;
}

const VALUE_KEYS: Readonly<Record<string, string>> = { fact: "value", list: "value", price: "price" };

/** What readers of an article read of it. */
const WORDS_OF_ARTICLE = ["title", "excerpt", "body"];

/** Whether the words of a record differ. */
export function isReworded(kind: Kind, base: Json | undefined, draft: Json | undefined): boolean {
  const key = VALUE_KEYS[kind];
  if (!key || !isMap(base) || !isMap(draft)) return false;
  return base[key] !== undefined && draft[key] !== undefined && !isSame(base[key], draft[key]);
}

/**
 * A record as it is stored: where it says something else than before, it is entered today, nobody has checked or confirmed that,
 * and what it said is kept. An article whose words change has changed today.
 * @param isWordingOnly the record says the same in other words: nothing has changed for who acted on it
 * @param word the office's that says what is new, where there is one
 */
export function withBookkeeping(
  kind: Kind,
  base: Json | undefined,
  draft: Json | undefined,
  today: IsoDate,
  isWordingOnly = false,
  word?: OfficeWord,
) {
  if (kind === "Article" && isMap(base) && isMap(draft))
    return WORDS_OF_ARTICLE.every((key) => isSame(base[key], draft[key])) ? draft : { ...draft, changed: today };
  if (isWordingOnly || !isReworded(kind, base, draft) || !isMap(base) || !isMap(draft)) return draft;
  const before = base[VALUE_KEYS[kind]!]!;
  const { checked, confirmed, answered, couldNotConfirm: _, changed, ...rest } = draft;
  const kept = Array.isArray(changed) ? (changed as readonly Json[]) : [];
  const from = Array.isArray(before) ? before.join("; ") : String(before);
  return {
    ...rest,
    enteredOn: isSame(base.enteredOn, draft.enteredOn) ? today : (draft.enteredOn ?? today),
    ...(!isSame(checked, base.checked) && checked !== undefined && { checked }),
    ...(!isSame(confirmed, base.confirmed) && confirmed !== undefined && { confirmed }),
    ...(!isSame(answered, base.answered) && answered !== undefined && { answered }),
    ...word,
    changed: [...kept, { on: today, from }],
  };
}

/** The day that legal pages show as that of their present text, where these edits change one of them. */
export function revisionOf(files: ContentFiles, edits: readonly Edit[], today: IsoDate): Edit[] {
  const [file, at] = ["legal.yaml", ["revised", "date"]];
  const before = valueAt(files[file], at);
  const isRevised = before !== today && edits.some((edit) => edit.file.startsWith("legal/"));
  return isRevised ? [{ file, at, before: before!, after: today }] : [];
}

/** Sources that these edits leave without a record that was read on them: they go with the last one. */
export function removalsOfUnused(files: ContentFiles, edits: readonly Edit[]): Edit[] {
  const after = edits.reduce(withEdit, files);
  const dropped = new Set(
    edits.flatMap(({ file, before, after: kept }) => {
      const left = new Set(sourcesNamedIn(kept));
      return sourcesNamedIn(before)
        .filter((name) => !left.has(name))
        .map((name) => placeOfSource(file, name));
    }),
  );
  return [...dropped].flatMap((place): Edit[] => {
    const [file = "", name = ""] = place.split("#");
    const source = valueAt(after[file], [name]);
    return source === undefined || isNamed(after, file, name) ? [] : [{ file, at: [name], before: source }];
  });
}

function sourcesNamedIn(value: Json | undefined): string[] {
  if (typeof value === "string") return /^\/?[A-Za-z0-9-]+$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value as Readonly<Record<string, Json>>).flatMap(sourcesNamedIn);
}

function placeOfSource(file: string, name: string): string {
  return name.startsWith("/") ? `sources.yaml#${name.slice(1)}` : `${sourcesFileOf(file)}#${name}`;
}

export function sourcesFileOf(file: string): string {
  const [folder, country] = file.split("/");
  return folder === "countries" ? `countries/${country}/sources.yaml` : "sources.yaml";
}

/** Whether a record of any file was read on a source. */
function isNamed(files: ContentFiles, file: string, name: string): boolean {
  const folder = file.slice(0, -"sources.yaml".length);
  const word = folder === "" ? `/${name}` : name;
  const names = (value: Json): boolean =>
    typeof value === "string"
      ? value === word || (folder === "" && value.includes(`(${word})`))
      : typeof value === "object" && value !== null && Object.values(value as object).some(names);
  return Object.entries(files).some(
    ([path, values]) => path !== file && path.startsWith(folder) && (names(values) || isInText(values, word)),
  );
}

/** Articles name sources in a block of their text. */
function isInText(values: Json, word: string): boolean {
  return isMap(values) && typeof values.body === "string" && values.body.includes(word);
}
