import type { Context } from "hono";
import { uuidv7 } from "uuidv7";
import { canBePlanned, CHANGE_LIMITS, type NewChange } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import { dayOf, overlay, planSave, planUndo, restated } from "../../domain/wanted.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { currentActor } from "../activities/record-activity.ts";
import { checkDays, readLive } from "./content.ts";
import { publishingDay } from "./day.ts";
import { busy, cannotBePlanned, changedMeanwhile, neededByAnother, tooManyChanges } from "./desk.errors.ts";
import { type Change, dropChange, findChangeOf, listPending, replaceDraft, storeChange } from "./desk.store.ts";

/** How often a change is checked again because others came meanwhile. */
const ATTEMPTS = 5;

/** Makes the edits of a change from the waiting changes; null if none are needed. */
type Ask = (waiting: readonly Change[]) => readonly Edit[] | null;
type ToStore = Omit<NewChange, "edits"> & { undoes: Change | null };

/**
 * Checks and stores a change.
 * @param ask makes the edits from the changes that wait at that moment
 * @returns null if there is nothing to store
 * @throws AppError 400 or 409 if it can't be made
 */
async function store(c: Context<AppEnv>, { undoes, ...change }: ToStore, ask: Ask): Promise<Change | null> {
  const { db } = c.var;
  const before = await findChangeOf(db, change.entryId);
  if (before) return before;
  const live = await readLive(c.env);
  const today = publishingDay(Date.now());
  const day = dayOf({ publishOn: change.publishOn ?? today }, today);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pending = await listPending(db);
    const waiting = pending.filter(({ state }) => state === "waiting");
    const edits = ask(waiting);
    if (edits === null || edits.length === 0) return null;
    const shown = overlay(live.files, waiting, day).files;
    if (day > today && !canBePlanned(shown, edits)) throw cannotBePlanned();
    if (pending.length >= CHANGE_LIMITS.waiting || sizeOf([...pending, { edits }]) > CHANGE_LIMITS.waitingSize) {
      throw tooManyChanges();
    }
    const plan = planSave(live.files, waiting, edits, { day, today, undoes: undoes?.edits });
    if (!plan) throw changedMeanwhile();
    const left = new Map(plan.others.map(({ row, wanted }) => [row.id, wanted]));
    const after = waiting
      .map(({ id, publishOn, wanted }) => ({ id, publishOn, wanted: left.get(id) ?? wanted }))
      .filter(({ wanted }) => wanted.length > 0);
    checkDays(live.files, waiting, [...after, { id: "~", publishOn: day, wanted: plan.wanted }], day);
    const ids = pending.map(({ id }) => id);
    const row = {
      ...change,
      edits,
      undoes: undoes?.id ?? null,
      publishOn: day,
      actor: currentActor(c),
      base: live.version,
    };
    const stored = await storeChange(db, row, plan, ids, Date.now());
    if (stored) return stored;
  }
  throw busy("save");
}

/** How long changes are together, in characters: the desk and every save read all that wait. */
function sizeOf(changes: readonly Pick<NewChange, "edits">[]): number {
  return changes.reduce((size, { edits }) => size + JSON.stringify(edits).length, 0);
}

/** Stores a change of the owner. @throws AppError 400 or 409 where it can't be made */
export async function save(c: Context<AppEnv>, { edits, ...change }: NewChange): Promise<Change> {
  return (await store(c, { ...change, undoes: null }, () => edits))!;
}

/**
 * Undoes a change. If no publishing run has read it, it is dropped; otherwise a new change restores the former values.
 * @returns the dropped change or the new one; the same change if the former values are there already
 */
export async function undo(c: Context<AppEnv>, change: Change): Promise<Change> {
  if (change.state === "undone") return change;
  const dropped = await dropIfEnough(c, change);
  if (dropped) return dropped;
  const live = await readLive(c.env);
  const today = publishingDay(Date.now());
  const { title, publishOn } = change;
  const again = { entryId: uuidv7(), title, note: "", publishOn, undoes: change };
  return (await store(c, again, (waiting) => planUndo(live.files, waiting, change, today))) ?? change;
}

/** Drops a change if that is enough to undo it; null if it takes a new change. */
async function dropIfEnough(c: Context<AppEnv>, change: Change): Promise<Change | null> {
  const { db } = c.var;
  const live = await readLive(c.env);
  const today = publishingDay(Date.now());
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pending = await listPending(db);
    const now = pending.find(({ id }) => id === change.id);
    if (!now) return null;
    const waiting = pending.filter(({ state }) => state === "waiting");
    // No run publishes a draft, or a change that the files contradict.
    const isGiven = now.state === "draft" || overlay(live.files, waiting, dayOf(now, today)).unfit.includes(now);
    if (!isGiven) {
      if (planUndo(live.files, waiting, now, today) !== null) return null;
      const rest = waiting.filter(({ id }) => id !== change.id);
      refuseIfNeeded(() => checkDays(live.files, waiting, rest, dayOf(now, today)));
    }
    const ids = pending.map(({ id }) => id);
    const dropped = await dropChange(db, change.id, { pending: ids, isGiven }, Date.now());
    if (dropped) return dropped;
  }
  throw busy("undo");
}

/** @throws AppError 409 if another change needs this one: it cites a source, say, that this one adds */
function refuseIfNeeded(check: () => void) {
  try {
    check();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invalid_content")) throw error;
    throw neededByAnother("this one");
  }
}

/** Saves a restored or contradicted change again, because the owner still wants it. */
export async function confirm(c: Context<AppEnv>, change: Change): Promise<Change> {
  const live = await readLive(c.env);
  const today = publishingDay(Date.now());
  const { title, note, publishOn } = change;
  const again = { entryId: uuidv7(), title, note, publishOn, undoes: null };
  const stored = await store(c, again, (waiting) => {
    const others = waiting.filter(({ id }) => id !== change.id);
    return restated(live.files, others, change.edits, dayOf(change, today));
  });
  await replaceDraft(c.var.db, change.id, Date.now());
  return stored!;
}
