import { Hono } from "hono";
import { CHANGE_LIMITS, type Publishing } from "../../domain/desk.ts";
import { dueOn } from "../../domain/wanted.ts";
import { sha256 } from "../hash.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { validate } from "../http/validate.ts";
import { readLive } from "./content.ts";
import { publishingDay } from "./day.ts";
import { reportSchema } from "./fields.ts";
import { noteLiveChanges } from "./live.ts";
import { findNewlySeen } from "../watch/last-seen.ts";
import {
  type Change,
  forgetFailure,
  listPending,
  noteFailure,
  noteReason,
  offerDue,
  readFailure,
} from "./desk.store.ts";

/** How many failed tries end in a hold until something changes. */
const TRIES = 2;
const NOTHING = "None of what waits can be published. The desk says why.";

/** The API for publishing runs, opened by DESK_READ_KEY (decision: desk). */
export const publishing = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { db } = c.var;
    const now = Date.now();
    const day = publishingDay(now);
    // First, or a change that is live already would be read again, with the version that shows it as its base.
    await noteLiveChanges(c.env, db, now);
    const { version } = await readLive(c.env);
    const due = await offerDue(db, day, version);
    const failure = await readFailure(db);
    const held = failure && failure.run === nameOfRun(due, version) && failure.times >= TRIES ? failure.reason : null;
    const seen = held === null ? await findNewlySeen(c.env, db, due.length > 0, now) : null;
    return c.json<Publishing>({ day, changes: held === null ? due.map(toWanted) : [], seen, held });
  })
  .post("/version", validate("json", reportSchema), async (c) => {
    const { db } = c.var;
    const { left, failure, isRolledBack } = c.req.valid("json");
    const now = Date.now();
    const { version } = await readLive(c.env);
    const waiting = (await listPending(db)).filter(({ state }) => state === "waiting");
    const due = dueOn(waiting, publishingDay(now));
    const ids = due.map(({ id }) => id);
    await noteReason(db, ids, failure?.slice(0, CHANGE_LIMITS.reason) ?? null);
    for (const { id, reason } of left) await noteReason(db, [id], reason.slice(0, CHANGE_LIMITS.reason));
    const isNothing = left.length > 0 && due.every(({ id }) => left.some((one) => one.id === id));
    const reason = failure ?? (isNothing ? NOTHING : null);
    // Trying again wouldn't help: the version would be rolled back, or the same changes left out, again.
    const times = isRolledBack || isNothing ? TRIES : 1;
    await (reason === null ? forgetFailure(db) : noteFailure(db, { run: nameOfRun(due, version), reason, times }, now));
    await noteLiveChanges(c.env, db, now);
    return c.body(null, 204);
  });

/** Identifies what a run would publish on which version: the same again would end the same way. */
function nameOfRun(due: readonly Change[], version: string): string {
  return sha256(JSON.stringify([version, ...due.map(({ id, wanted }) => [id, wanted.length])]));
}

function toWanted(change: Change) {
  const { id, title, note, publishOn, wanted, actor: by, createdAt } = withIsoTimes(change);
  return { id, title, note, publishOn, wanted, by, createdAt };
}
