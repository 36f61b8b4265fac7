import { type ContentFiles, type Edit, inverseOf, isSame, type Json, putEdits, valueAt, withEdits } from "./edits.ts";
import type { IsoDate } from "./facts.ts";

// What the content files should say, and starting on which day (decision: desk).

/** An edit, with every value that the desk has seen or wanted at its place. Any other value there is a programmer's. */
export type WantedEdit = Edit & { known: readonly { value?: Json }[] };

/** The part of a save that no later save has replaced. Ids sort in the order of saving. */
export type Wanted = { id: string; publishOn: IsoDate; wanted: readonly WantedEdit[] };

/** A save that waits or has ended. */
export type Save = Wanted & {
  edits: readonly Edit[];
  /** Whether a publishing run has read it, or something it replaced. Such a run may still publish what it read. */
  isOffered: boolean;
  /** The last version that was live while it waited. */
  base: string;
};

/** The live site's content and version. */
export type Live = { files: ContentFiles; version: string };

type Place = Pick<Edit, "file" | "at">;

/** Whether a place equals or contains another. */
function isAround({ file, at }: Place, inner: Place): boolean {
  return file === inner.file && at.every((name, index) => name === inner.at[index]);
}

/** The saves that are due, ordered by day and then by time of saving: later ones win. */
export function dueOn<Row extends Wanted>(rows: readonly Row[], day: IsoDate): Row[] {
  const key = ({ publishOn, id }: Row) => `${publishOn} ${id}`;
  return rows.filter(({ publishOn }) => publishOn <= day).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Whether somebody changed the place of an edit outside of the desk. */
function isForeign(files: ContentFiles, { file, at, after, known }: WantedEdit): boolean {
  const now = valueAt(files[file], at);
  return !isSame(now, after) && !known.some(({ value }) => isSame(now, value));
}

/**
 * The content as it should be on a day. The Worker's check, the forms, the preview and the publishing job all use this.
 * @param files the current content
 * @param rows the waiting saves; at each place the last one that is due wins
 * @returns `unfit`: the saves that were skipped, because somebody changed the same place in the files, or its parent is gone
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

/** A new save as it will be stored, and what is left of the saves that it touches: nothing of those it replaces. */
export type Plan<Row> = Pick<Save, "isOffered"> & {
  wanted: WantedEdit[];
  others: { row: Row; wanted: WantedEdit[] }[];
};

/** Sorts after every other id. */
const LAST = "~";

/**
 * Plans a save. It replaces the waiting values of its places that start on the same day; a save for today replaces everything that
 * is due. Plans for other days stay.
 * @param day the day it starts on: today or later
 * @param undoes the edits that it takes back: after a rollback, what they said comes back with the next run
 * @returns null if the content of that day isn't what the edits started from
 */
export function planSave<Row extends Save>(
  files: ContentFiles,
  rows: readonly Row[],
  edits: readonly Edit[],
  { day, today, undoes = [] }: { day: IsoDate; today: IsoDate; undoes?: readonly Edit[] | undefined },
): Plan<Row> | null {
  if (!withEdits(overlay(files, rows, day).files, edits)) return null;
  const others = rows.map((row) => {
    const isSameDay = day === today ? row.publishOn <= today : row.publishOn === day;
    const wanted = row.wanted.filter((edit) => !isSameDay || !edits.some((one) => isAround(one, edit)));
    return { row, wanted };
  });
  const asFirst = (edit: Edit) => {
    const undone = undoes.filter((one) => isAround(one, edit) && isAround(edit, one)).map(({ after }) => after);
    return { ...edit, known: distinct([valueAt(files[edit.file], edit.at), ...undone]) };
  };
  const after: Wanted[] = [
    ...others.map(({ row, wanted }) => ({ ...row, wanted })),
    { id: LAST, publishOn: day, wanted: edits.map(asFirst) },
  ];
  // A deployment may happen at any time, so the known values are those of every day, with and without this save.
  const days = [...new Set([today, ...after.map(({ publishOn }) => publishOn)])];
  const versions = [files, ...[rows, after].flatMap((some) => days.map((each) => overlay(files, some, each).files))];
  const withKnown = (edit: WantedEdit): WantedEdit => {
    const said = versions.map((version) => valueAt(version[edit.file], edit.at));
    return { ...edit, known: distinct([...edit.known.map(({ value }) => value), ...said]) };
  };
  const replaced = others.filter(({ row, wanted }) => wanted.length < row.wanted.length);
  const isTouched = (edit: Edit) => edits.some((one) => isAround(one, edit) || isAround(edit, one));
  return {
    wanted: edits.map((edit) => withKnown(asFirst(edit))),
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

/** The day on which a save that is made again starts: its own, or today if that has passed. */
export function dayOf({ publishOn }: { publishOn: IsoDate }, today: IsoDate): IsoDate {
  return publishOn > today ? publishOn : today;
}

/** The same edits, starting from the content of a day. */
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
 * Plans an undo: the edits that restore the former values, or none if something that waits says them already. If only the live site
 * does, it may have been rolled back, and the next run would bring the save back. Null if dropping the save is enough, because no
 * publishing run has read it.
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
  const waiting = dueOn(rows, day).flatMap(({ wanted }) => wanted);
  const isSaid = (edit: Edit) => isSame(edit.before, edit.after) && waiting.some((one) => isAround(one, edit));
  return edits.every(isSaid) ? [] : edits;
}

/** A save that the live site shows (`live`), that a later one `replaced`, or that still waits, with fewer edits or another base. */
export type Settled<Row> = {
  row: Row;
  state: "live" | "replaced" | "waiting";
  wanted: readonly WantedEdit[];
  base: string;
};

/**
 * Whether a version is another than one before. Versions begin with their time; an older one was brought back by a rollback, which
 * the next run takes back. A development server's have none.
 */
function isLater(version: string, before: string): boolean {
  const timeOf = (name: string) => name.split(" ")[0]!;
  return version !== before && !(timeOf(version) < timeOf(before));
}

/**
 * Compares the due saves with the live site. A save counts as live only in a version later than its base: until then, a run that
 * read an older value may still publish it.
 */
export function settle<Row extends Save>(live: Live, rows: readonly Row[], day: IsoDate): Settled<Row>[] {
  const settled: Settled<Row>[] = [];
  /** The edits of later saves that are live. */
  const later: WantedEdit[] = [];
  for (const row of dueOn(rows, day).toReversed()) {
    const isNew = isLater(live.version, row.base);
    const base = isNew ? live.version : row.base;
    const wanted = row.wanted.filter((edit) => !later.some((one) => isAround(one, edit)));
    const shown = putEdits(live.files, [...wanted, ...later]);
    const isThere = ({ file, at }: Edit) => isSame(valueAt(shown?.[file], at), valueAt(live.files[file], at));
    if (wanted.length === 0) settled.push({ row, state: "replaced", wanted: [], base });
    else if (isNew && shown !== null && wanted.every(isThere)) {
      settled.push({ row, state: "live", wanted: [], base });
      later.unshift(...wanted);
    } else if (isNew || wanted.length < row.wanted.length) settled.push({ row, state: "waiting", wanted, base });
  }
  return settled;
}
