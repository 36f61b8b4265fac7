import { type ContentFiles, type Edit, inverseOf, isSame, type Json, putEdits, valueAt, withEdits } from "./edits.ts";
import type { IsoDate } from "./facts.ts";

// What content files should say, and from which day (decision: desk).

/** An edit with every value that the desk knows of its place: where anything else is there, a programmer wrote it. */
export type WantedEdit = Edit & { known: readonly { value?: Json }[] };

/** What a save wants from a day on, as far as no other save replaced it. Ids are in the order in which saves were made. */
export type Wanted = { id: string; publishOn: IsoDate; wanted: readonly WantedEdit[] };

/** A save that waits or has ended. */
export type Save = Wanted & {
  edits: readonly Edit[];
  /** Whether a publishing run was given it, or what it replaced: that may go live whatever is said since. */
  isOffered: boolean;
  /** The version that was live when it was made, or when a run last asked what it waits with. */
  base: string;
};

/** The content of the live site, and what names its version. */
export type Live = { files: ContentFiles; version: string };

type Place = Pick<Edit, "file" | "at">;

/** Whether a place is another or around it. */
function isAround({ file, at }: Place, inner: Place): boolean {
  return file === inner.file && at.every((name, index) => name === inner.at[index]);
}

/** The saves whose day has come, in the order in which they hold: by day, and of one day by when they were made. */
export function dueOn<Row extends Wanted>(rows: readonly Row[], day: IsoDate): Row[] {
  const key = ({ publishOn, id }: Row) => `${publishOn} ${id}`;
  return rows.filter(({ publishOn }) => publishOn <= day).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Whether a file says at the place of an edit what neither it nor any save made of it. */
function isForeign(files: ContentFiles, { file, at, after, known }: WantedEdit): boolean {
  const now = valueAt(files[file], at);
  return !isSame(now, after) && !known.some(({ value }) => isSame(now, value));
}

/**
 * The content as it should be on a day: what the Worker checks, forms and previews show, and the publishing job writes.
 * @param files as they are
 * @param rows the saves that wait; of a place the last whose day has come counts
 * @returns also `unfit`: saves that are left out, because somebody else changed the same in the files, or what it is in is gone
 */
export function overlay<Row extends Wanted>(files: ContentFiles, rows: readonly Row[], day: IsoDate) {
  let shown = files;
  const unfit: Row[] = [];
  for (const row of dueOn(rows, day)) {
    const changed = row.wanted.some((edit) => isForeign(files, edit)) ? null : putEdits(shown, row.wanted);
    if (changed === null) unfit.push(row);
    else shown = changed;
  }
  return { files: shown, unfit };
}

/** A save as it is to be stored, and what it leaves of others: of a save that it replaces, nothing. */
export type Plan<Row> = Pick<Save, "isOffered"> & {
  wanted: WantedEdit[];
  others: { row: Row; wanted: WantedEdit[] }[];
};

/** An id after all others. */
const LAST = "~";

/**
 * What a save makes of those that wait: it replaces what they want at the same places from the same day on, or, for today, from
 * any day that has come. What is planned for other days stays.
 * @param day from which it holds: today or later
 * @returns null where the content of that day is not what the edits began with
 */
export function planSave<Row extends Save>(
  files: ContentFiles,
  rows: readonly Row[],
  edits: readonly Edit[],
  { day, today }: { day: IsoDate; today: IsoDate },
): Plan<Row> | null {
  if (!withEdits(overlay(files, rows, day).files, edits)) return null;
  const others = rows.map((row) => {
    const isSameDay = day === today ? row.publishOn <= today : row.publishOn === day;
    const wanted = row.wanted.filter((edit) => !isSameDay || !edits.some((one) => isAround(one, edit)));
    return { row, wanted };
  });
  const asFirst = (edit: Edit) => ({ ...edit, known: distinct([valueAt(files[edit.file], edit.at)]) });
  const after: Wanted[] = [
    ...others.map(({ row, wanted }) => ({ ...row, wanted })),
    { id: LAST, publishOn: day, wanted: edits.map(asFirst) },
  ];
  // Known is what a place says now and on each day, with the save and without it: deployments come in between.
  const days = [...new Set([today, ...after.map(({ publishOn }) => publishOn)])];
  const versions = [files, ...[rows, after].flatMap((some) => days.map((each) => overlay(files, some, each).files))];
  const withKnown = (edit: Edit & Partial<WantedEdit>): WantedEdit => {
    const said = versions.map((version) => valueAt(version[edit.file], edit.at));
    return { ...edit, known: distinct([...(edit.known ?? []).map(({ value }) => value), ...said]) };
  };
  const replaced = others.filter(({ row, wanted }) => wanted.length < row.wanted.length);
  const isTouched = (edit: Edit) => edits.some((one) => isAround(one, edit) || isAround(edit, one));
  return {
    wanted: edits.map(withKnown),
    isOffered: replaced.some(({ row }) => row.isOffered),
    others: others
      .filter(({ row }) => row.wanted.some(isTouched))
      .map(({ row, wanted }) => ({ row, wanted: wanted.map(withKnown) })),
  };
}

function distinct(values: readonly (Json | undefined)[]): { value?: Json }[] {
  return values
    .filter((value, index) => values.findIndex((other) => isSame(value, other)) === index)
    .map((value) => (value === undefined ? {} : { value }));
}

/** The day from which something holds that is said again: its own, unless that has come. */
export function dayOf({ publishOn }: { publishOn: IsoDate }, today: IsoDate): IsoDate {
  return publishOn > today ? publishOn : today;
}

/** Edits that want the same, from what is there on a day. */
export function restated(files: ContentFiles, rows: readonly Wanted[], edits: readonly Edit[], day: IsoDate): Edit[] {
  let shown = overlay(files, rows, day).files;
  return edits.map(({ file, at, after, next }) => {
    const before = valueAt(shown[file], at);
    const edit: Edit = {
      file,
      at,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(next && { next }),
    };
    shown = putEdits(shown, [edit]) ?? shown;
    return edit;
  });
}

/**
 * What takes a save back: edits that say again what was there, none where that is there by now. Null where it is enough to
 * drop it, because no publishing run was given it.
 */
export function planUndo<Row extends Save>(
  files: ContentFiles,
  rows: readonly Row[],
  row: Row,
  today: IsoDate,
): Edit[] | null {
  const day = dayOf(row, today);
  const rest = rows.filter(({ id }) => id !== row.id);
  if (rest.length < rows.length && !row.isOffered) {
    const without = overlay(files, rest, day).files;
    if (row.edits.every(({ file, at, before }) => isSame(valueAt(without[file], at), before))) return null;
  }
  const edits = restated(files, rows, inverseOf(row.edits), day);
  return edits.every(({ before, after }) => isSame(before, after)) ? [] : edits;
}

/** What the live site shows of a save: it is `live`, a later one `replaced` it, or a part of it, so that it wants less. */
export type Settled<Row> = { row: Row; state: "live" | "replaced" | "waiting"; wanted: readonly WantedEdit[] };

/**
 * What the live site ends of the saves whose day has come. A save is live only with a version after its base: until another is
 * there, a run that was given what it corrects may still bring that.
 */
export function settle<Row extends Save>(live: Live, rows: readonly Row[], day: IsoDate): Settled<Row>[] {
  const settled: Settled<Row>[] = [];
  /** What the saves after the one that is looked at want and have. */
  const later: WantedEdit[] = [];
  for (const row of dueOn(rows, day).toReversed()) {
    const wanted = row.wanted.filter((edit) => !later.some((one) => isAround(one, edit)));
    const shown = putEdits(live.files, [...wanted, ...later]);
    const isThere = ({ file, at }: Edit) => isSame(valueAt(shown?.[file], at), valueAt(live.files[file], at));
    if (wanted.length === 0) settled.push({ row, state: "replaced", wanted: [] });
    else if (row.base !== live.version && shown !== null && wanted.every(isThere)) {
      settled.push({ row, state: "live", wanted: [] });
      later.unshift(...wanted);
    } else if (wanted.length < row.wanted.length) settled.push({ row, state: "waiting", wanted });
  }
  return settled;
}
