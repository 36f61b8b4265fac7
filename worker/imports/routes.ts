import { Hono } from "hono";
import { z } from "zod";
import { calendarDay, startOfDay } from "../../domain/calendar-day.ts";
import { IMPORT_LIMITS, IMPORT_OUTCOMES, IMPORT_UNDO_MS, type ImportCounts } from "../../domain/contact-import.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { deleteCopiesOf } from "../deliveries/backup-copy.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { requiredLine, requiredText, timeZoneField } from "../http/fields.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { logRejection } from "../log.ts";
import { currentActor, recordActivity } from "../owner/activity.ts";
import { checkRows } from "./row.ts";
import {
  deleteImportedLeads,
  findImportedLeads,
  findOutcomes,
  type Import,
  listImports,
  markUndone,
  readImport,
  storeContacts,
  storeImport,
} from "./store.ts";

/** What a row holds is checked one by one: those that do not fit are named, and do not stop the others. */
const rowsField = z
  .array(
    z.strictObject({
      row: z.int().min(1),
      email: z.string(),
      name: z.string(),
      countryInterest: z.array(z.string()),
      goal: z.string(),
      tags: z.array(z.string()),
      isUnsubscribed: z.boolean(),
    }),
  )
  .min(1)
  .max(IMPORT_LIMITS.batch);

const consentFields = {
  consentDay: z.iso.date("Please give the day on which they agreed").transform((day) => day as IsoDate),
  tz: timeZoneField,
};

/** The moment that the day of the consent began, which has come. */
function withConsentedAt<Fields extends { consentDay: IsoDate; tz: string }>(
  fields: Fields,
  context: z.RefinementCtx,
): Fields & { consentedAt: number } {
  const { consentDay, tz } = fields;
  if (consentDay > calendarDay(Date.now(), tz)) {
    context.addIssue({ code: "custom", path: ["consentDay"], message: "This day has not come yet" });
  }
  return { ...fields, consentedAt: startOfDay(consentDay, tz) };
}

const checkSchema = z.strictObject({ ...consentFields, rows: rowsField }).transform(withConsentedAt);

const line = (missing: string) =>
  requiredLine(IMPORT_LIMITS.line, missing, `Please use at most ${IMPORT_LIMITS.line} characters`);

const beginSchema = z
  .strictObject({
    entryId: z.uuid({ version: "v7" }),
    fileName: line("Please choose a file"),
    origin: line("Please say where the list comes from"),
    consentText: requiredText(
      IMPORT_LIMITS.consentText,
      "Please write what they agreed to",
      `Please use at most ${IMPORT_LIMITS.consentText} characters`,
    ),
    ...consentFields,
    counts: z.record(z.enum(IMPORT_OUTCOMES), z.int().min(0).max(IMPORT_LIMITS.rows)),
  })
  .transform(withConsentedAt);

const batchSchema = z.strictObject({ start: z.int().min(0).max(IMPORT_LIMITS.rows), rows: rowsField });

/** The owner brings contacts (decision: imported-contacts); domain/contact-import.ts describes the calls. */
export const imports = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["newest"])), async (c) => {
    const page = await listImports(c.var.db, c.req.valid("query"));
    const undoableSince = Date.now() - IMPORT_UNDO_MS;
    return c.json(
      toPageAnswer(page, ({ import: row, hasLeads }) => ({
        ...toItem(row),
        // An undo that has begun can be finished at any time.
        canUndo: row.undoneAt === null ? row.createdAt > undoableSince : hasLeads === 1,
      })),
    );
  })
  .post("/check", validate("json", checkSchema), async (c) => {
    const { rows, consentedAt } = c.req.valid("json");
    const { contacts, invalid } = checkRows(c.env, rows);
    const found = await findOutcomes(c.var.db, contacts, consentedAt);
    return c.json({
      rows: [
        ...found.map(({ row, outcome }) => ({ row, outcome, reason: null })),
        ...invalid.map(({ row, reason }) => ({ row, outcome: "invalid" as const, reason })),
      ],
    });
  })
  .post("/", validate("json", beginSchema), async (c) => {
    const { entryId, tz: _tz, counts, ...said } = c.req.valid("json");
    const begun = { id: `import_${entryId}`, ...said, counts, actor: currentActor(c), createdAt: Date.now() };
    const { stored, isNew } = await storeImport(c.var.db, begun);
    if (isNew) await recordActivity(c, "import", { contacts: countStored(counts) });
    return c.json(toItem(stored));
  })
  .post("/:id/rows", validate("json", batchSchema), async (c) => {
    const { start, rows } = c.req.valid("json");
    const found = await requireImport(c.var.db, c.req.param("id"));
    const { contacts } = checkRows(c.env, rows);
    const done = await storeContacts(c.var.db, found, contacts, start + rows.length, Date.now());
    if (!done) throw new AppError(409, "undone", "This import was undone, so nothing more of it is stored.");
    c.executionCtx.waitUntil(logRejection("queue send", enqueueDeliveries(c.env.DELIVERIES, done.copies)));
    return c.json(toItem(done.stored));
  })
  .post("/:id/undo", async (c) => {
    const { db } = c.var;
    const { id, undoneAt, createdAt, created } = await requireImport(db, c.req.param("id"));
    const now = Date.now();
    if (undoneAt === null) {
      if (createdAt <= now - IMPORT_UNDO_MS) {
        throw new AppError(409, "too_late", "An import can be undone for 24 hours. Remove people one by one instead.");
      }
      if (await markUndone(db, id, now)) await recordActivity(c, "import_undo", { contacts: created });
    }
    const leads = await findImportedLeads(db, id, IMPORT_LIMITS.undoBatch);
    if (leads.length > 0) {
      // Before, so that a bucket that fails leaves the leads to be found again; after, for a copy made in between.
      await deleteCopiesOf(c.env.BUCKET, leads);
      await deleteImportedLeads(db, id, leads, now);
      await logRejection("deletion of copies", deleteCopiesOf(c.env.BUCKET, leads));
    }
    return c.json({ isDone: leads.length < IMPORT_LIMITS.undoBatch });
  });

async function requireImport(db: Parameters<typeof readImport>[0], id: string): Promise<Import> {
  const found = await readImport(db, id);
  if (!found) throw new AppError(404, "not_found", "There is no such import.");
  return found;
}

function countStored({ new: added, known, unsubscribed }: ImportCounts): number {
  return added + known + unsubscribed;
}

function toItem({ consentedAt: _consentedAt, actor, ...row }: Import) {
  return withIsoTimes({ ...row, contacts: countStored(row.counts), by: actor });
}
