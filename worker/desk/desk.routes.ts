import { Hono } from "hono";
import { z } from "zod";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { listCorrections } from "../messages/corrections.store.ts";
import { answerReport, listReports } from "../messages/reports.store.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { Database } from "../db/database.ts";
import { changeNotFound, reportNotFound } from "./desk.errors.ts";
import { changeSchema } from "./fields.ts";
import { startPublishing } from "./publish.ts";
import { confirm, save, undo } from "./saves.ts";
import { type Change, forgetFailure, listChanges, listPending, readChange } from "./desk.store.ts";

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
    const stored = await save(c, c.req.valid("json"));
    await recordActivity(c, "edit", { places: stored.edits.length });
    return c.json(toItem(stored));
  })
  .post("/changes/:id/undo", async (c) => {
    const found = await find(c.var.db, c.req.param("id"));
    if (found.state === "undone") return c.json(toItem(found));
    const undone = await undo(c, found);
    await recordActivity(c, "edit_undo");
    return c.json(toItem(undone));
  })
  .post("/changes/:id/confirm", async (c) => {
    const confirmed = await confirm(c, await find(c.var.db, c.req.param("id")));
    await recordActivity(c, "edit", { places: confirmed.edits.length });
    return c.json(toItem(confirmed));
  })
  .get("/corrections", async (c) => c.json({ corrections: (await listCorrections(c.var.db)).map(withIsoTimes) }))
  .get("/reports", async (c) => c.json({ reports: (await listReports(c.var.db, Date.now())).map(withIsoTimes) }))
  .post("/reports/:id", validate("json", z.strictObject({ state: z.enum(["accepted", "refused"]) })), async (c) => {
    const { state } = c.req.valid("json");
    if (!(await answerReport(c.var.db, c.req.param("id"), state))) throw reportNotFound();
    await recordActivity(c, "report", { state });
    return c.json({ state });
  })
  .post("/publish", async (c) => {
    await forgetFailure(c.var.db);
    await startPublishing(c.env);
    await recordActivity(c, "publish");
    return c.body(null, 202);
  });

/** @throws AppError 404 */
async function find(db: Database, id: string): Promise<Change> {
  const found = await readChange(db, id);
  if (!found) throw changeNotFound();
  return found;
}

function toItem({ actor, entryId: _entryId, pending: _pending, base: _base, ...change }: Change) {
  return { ...withIsoTimes(change), by: actor };
}
