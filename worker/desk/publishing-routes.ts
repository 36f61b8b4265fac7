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
import { type Change, forgetFailure, listPending, noteFailure, noteReason, offerDue, readFailure } from "./store.ts";

/** How often the same is tried before a run waits for something to change. */
const TRIES = 2;

/** What a publishing run asks and tells, with DESK_READ_KEY (decision: desk). */
export const publishing = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { db } = c.var;
    const now = Date.now();
    const day = publishingDay(now);
    // What is live by now is not given again: its base would become the version that has it.
    await noteLiveChanges(c.env, db, now);
    const { version } = await readLive(c.env);
    const due = await offerDue(db, day, version);
    const failure = await readFailure(db);
    const held = failure && failure.run === nameOfRun(due, version) && failure.times >= TRIES ? failure.reason : null;
    return c.json<Publishing>({ day, changes: held === null ? due.map(toWanted) : [], held });
  })
  .post("/version", validate("json", reportSchema), async (c) => {
    const { db } = c.var;
    const { left, failure } = c.req.valid("json");
    const now = Date.now();
    const { version } = await readLive(c.env);
    const waiting = (await listPending(db)).filter(({ state }) => state === "waiting");
    const due = dueOn(waiting, publishingDay(now));
    const ids = due.map(({ id }) => id);
    await noteReason(db, ids, failure?.slice(0, CHANGE_LIMITS.reason) ?? null);
    for (const { id, reason } of left) await noteReason(db, [id], reason.slice(0, CHANGE_LIMITS.reason));
    await (failure === null ? forgetFailure(db) : noteFailure(db, nameOfRun(due, version), failure, now));
    await noteLiveChanges(c.env, db, now);
    return c.body(null, 204);
  });

/** What a run is to publish, and on what: a run with the same would end alike. */
function nameOfRun(due: readonly Change[], version: string): string {
  return sha256(JSON.stringify([version, ...due.map(({ id, wanted }) => [id, wanted.length])]));
}

function toWanted(change: Change) {
  const { id, title, note, publishOn, wanted, actor: by, createdAt } = withIsoTimes(change);
  return { id, title, note, publishOn, wanted, by, createdAt };
}
