import { type Context, Hono } from "hono";
import { z } from "zod";
import { CHANGE_LIMITS, type NewChange } from "../../domain/desk.ts";
import { inverseOf, overlaps } from "../../domain/edits.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { currentActor, recordActivity } from "../owner/activity.ts";
import { checkChange, readLiveFiles } from "./content.ts";
import { changeSchema, progressSchema } from "./fields.ts";
import { listCorrections } from "../messages/corrections-store.ts";
import { startPublishing } from "./publish.ts";
import {
  type Change,
  findChangeOf,
  listChanges,
  listPending,
  moveOn,
  readChange,
  storeChange,
  undoWaiting,
} from "./store.ts";

/** How often a change is checked again because others came meanwhile. */
const ATTEMPTS = 5;

const undoSchema = z.strictObject({ entryId: z.uuid({ version: "v7" }) });

/** What the owner changes in the content (decision: desk). */
export const desk = new Hono<AppEnv>()
  .get("/", async (c) => {
    const pending = await listPending(c.var.db);
    return c.json({ canPublishNow: readConfiguration(c.env).publishing !== null, pending: pending.map(toItem) });
  })
  .get("/changes", validate("query", pageQuery(["newest"])), async (c) =>
    c.json(toPageAnswer(await listChanges(c.var.db, c.req.valid("query")), toItem)),
  )
  .post("/changes", validate("json", changeSchema), async (c) => {
    const stored = await store(c, { ...c.req.valid("json"), undoes: null });
    await recordActivity(c, "edit", { places: stored.edits.length });
    return c.json(toItem(stored));
  })
  .post("/changes/:id/undo", validate("json", undoSchema), async (c) => {
    const { db } = c.var;
    const found = await readChange(db, c.req.param("id"));
    if (!found) throw new AppError(404, "not_found", "There is no such change.");
    const undone = found.state === "undone" ? found : await undo(c, found, c.req.valid("json").entryId);
    return c.json(toItem(undone));
  })
  .get("/corrections", async (c) => c.json({ corrections: (await listCorrections(c.var.db)).map(withIsoTimes) }))
  .post("/publish", async (c) => {
    await startPublishing(c.env);
    await recordActivity(c, "publish");
    return c.body(null, 202);
  })
  // The next two are for what publishes: npm run content:pull.
  .get("/due", async (c) => {
    const today = currentDay();
    const pending = await listPending(c.var.db);
    return c.json({
      changes: pending.filter(({ publishOn }) => publishOn === null || publishOn <= today).map(toItem),
    });
  })
  .post("/progress", validate("json", progressSchema), async (c) => {
    const { ids, ...progress } = c.req.valid("json");
    await moveOn(c.var.db, ids, progress, Date.now());
    return c.body(null, 204);
  });

/** Today in UTC, by which publishing goes. */
function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * Checks a change against what is live and pending, and stores it.
 * @throws AppError 400 or 409 where it can't be made
 */
async function store(c: Context<AppEnv>, change: NewChange & { undoes: string | null }): Promise<Change> {
  const { db } = c.var;
  const before = await findChangeOf(db, change.entryId);
  if (before) return before;
  const live = await readLiveFiles(c.env);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pending = await listPending(db);
    if (pending.length >= CHANGE_LIMITS.waiting || sizeOf([...pending, change]) > CHANGE_LIMITS.waitingSize) {
      throw new AppError(409, "too_many", "Too many changes are waiting. Publish them first.");
    }
    checkChange(live, pending, change.edits, currentDay());
    const ids = pending.map(({ id }) => id);
    const stored = await storeChange(db, { ...change, actor: currentActor(c) }, ids, Date.now());
    if (stored) return stored;
  }
  throw new AppError(409, "busy", "Others are saving at this moment. Please save again.");
}

/** How long changes are together, in characters: the desk and every save read all that wait. */
function sizeOf(changes: readonly Pick<NewChange, "edits">[]): number {
  return changes.reduce((size, { edits }) => size + JSON.stringify(edits).length, 0);
}

/** Takes a change back: before it is in a build it is dropped, later another change restores what was there. */
async function undo(c: Context<AppEnv>, change: Change, entryId: string): Promise<Change> {
  const dropped = change.state === "waiting" ? await dropWaiting(c, change) : null;
  if (dropped) {
    await recordActivity(c, "edit_undo");
    return dropped;
  }
  if (change.state === "refused") throw new AppError(409, "refused", "This change was never published.");
  const edits = inverseOf(change.edits);
  const stored = await store(c, {
    entryId,
    title: change.title,
    edits,
    note: "",
    publishOn: null,
    undoes: change.id,
  });
  await recordActivity(c, "edit_undo");
  return stored;
}

/** Drops a change that waits; null where it is in a build by now. @throws AppError 409 where it can't be dropped */
async function dropWaiting(c: Context<AppEnv>, change: Change): Promise<Change | null> {
  const { db } = c.var;
  const live = await readLiveFiles(c.env);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pending = await listPending(db);
    if (!pending.some(({ id, state }) => id === change.id && state === "waiting")) return null;
    const others = pending.filter(({ id }) => id !== change.id);
    refuseIfNeeded(others, change, () => checkChange(live, others, [], currentDay()));
    const ids = pending.map(({ id }) => id);
    const dropped = await undoWaiting(db, change.id, ids, Date.now());
    if (dropped) return dropped;
  }
  throw new AppError(409, "busy", "Others are saving at this moment. Please undo again.");
}

/** @throws AppError 409 where a later change needs the one that is to be taken back */
function refuseIfNeeded(others: readonly Change[], change: Change, check: () => void) {
  const needed = new AppError(409, "needed", "A later change builds on this one. Undo that one first.");
  if (others.some((other) => other.id > change.id && overlaps(other, change))) throw needed;
  try {
    check();
  } catch (error) {
    // The content would be wrong without it: another uses a source, say, that it adds.
    throw error instanceof AppError && error.code === "invalid_content" ? needed : error;
  }
}

function toItem({ actor, entryId: _entryId, pending: _pending, ...change }: Change) {
  return { ...withIsoTimes(change), by: actor };
}
