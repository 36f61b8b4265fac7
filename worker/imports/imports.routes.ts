import { Hono } from "hono";
import { z } from "zod";
import { latestDay } from "../../domain/calendar-day.ts";
import { IMPORT_LIMITS, IMPORT_OUTCOMES, type ImportCounts } from "../../domain/contact-import.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { AppEnv } from "../http/context.ts";
import { requiredLine, requiredText } from "../http/fields.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { currentActor, recordActivity } from "../activities/record-activity.ts";
import { deleteNextWords, markDeleted } from "./deletion.store.ts";
import { importDeleted, importNotFound } from "./imports.errors.ts";
import { checkRows } from "./row.ts";
import { liftStop, listStops } from "./stops.store.ts";
import { findOutcomes, type Import, listImports, readImport, storeContacts, storeImport } from "./imports.store.ts";

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

/** The day on which they agreed, which has come somewhere. */
const consentDay = z.iso
  .date("Please give the day on which they agreed")
  .transform((day) => day as IsoDate)
  .refine((day) => day <= latestDay(Date.now()), "This day has not come yet");

const checkSchema = z.strictObject({ consentDay, rows: rowsField });

const line = (missing: string) =>
  requiredLine(IMPORT_LIMITS.line, missing, `Please use at most ${IMPORT_LIMITS.line} characters`);

const beginSchema = z.strictObject({
  entryId: z.uuid({ version: "v7" }),
  fileName: line("Please choose a file"),
  origin: line("Please say where the list comes from"),
  consentText: requiredText(
    IMPORT_LIMITS.consentText,
    "Please write what they agreed to",
    `Please use at most ${IMPORT_LIMITS.consentText} characters`,
  ),
  consentDay,
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.int().min(0).max(IMPORT_LIMITS.rows)),
});

const batchSchema = z.strictObject({ start: z.int().min(0).max(IMPORT_LIMITS.rows), rows: rowsField });

/** The owner brings contacts (decision: imported-contacts); domain/contact-import.ts describes the calls. */
export const imports = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["newest"])), async (c) => {
    const page = await listImports(c.var.db, c.req.valid("query"));
    return c.json(toPageAnswer(page, ({ import: row, stops }) => ({ ...toItem(row), stops })));
  })
  .post("/check", validate("json", checkSchema), async (c) => {
    const { rows, consentDay: day } = c.req.valid("json");
    const { contacts, invalid } = checkRows(c.env, rows);
    const found = await findOutcomes(c.var.db, contacts, day);
    return c.json({
      rows: [
        ...found.map(({ row, outcome }) => ({ row, outcome, reason: null })),
        ...invalid.map(({ row, reason }) => ({ row, outcome: "invalid" as const, reason })),
      ],
    });
  })
  .post("/", validate("json", beginSchema), async (c) => {
    const { entryId, ...said } = c.req.valid("json");
    const begun = { id: `import_${entryId}`, ...said, actor: currentActor(c), createdAt: Date.now() };
    const { stored, isNew } = await storeImport(c.var.db, begun);
    if (isNew) await recordActivity(c, "import", { contacts: countStored(said.counts) });
    return c.json(toItem(stored));
  })
  .post("/:id/rows", validate("json", batchSchema), async (c) => {
    const { start, rows } = c.req.valid("json");
    const found = await requireImport(c.var.db, c.req.param("id"));
    const { contacts } = checkRows(c.env, rows);
    const stored = await storeContacts(c.var.db, found, contacts, start + rows.length, Date.now());
    if (!stored) throw importDeleted();
    return c.json(toItem(stored));
  })
  .delete("/:id", async (c) => {
    const { db } = c.var;
    const found = await requireImport(db, c.req.param("id"));
    const now = Date.now();
    const marked = await markDeleted(db, found.id, now);
    if (marked) await recordActivity(c, "import_deletion", { contacts: marked.created });
    return c.json({ isDone: await deleteNextWords(db, marked ?? found, now) });
  })
  .get("/:id/stops", validate("query", pageQuery(["email"])), async (c) => {
    const { id } = await requireImport(c.var.db, c.req.param("id"));
    return c.json(toPageAnswer(await listStops(c.var.db, id, c.req.valid("query")), (row) => row));
  })
  .delete("/stops/:personId", async (c) => {
    const isLifted = await liftStop(c.var.db, c.req.param("personId"), Date.now());
    if (isLifted) await recordActivity(c, "change", { people: 1, fields: "unsubscribed" });
    return c.json({ isLifted });
  });

async function requireImport(db: Parameters<typeof readImport>[0], id: string): Promise<Import> {
  const found = await readImport(db, id);
  if (!found) throw importNotFound();
  return found;
}

function countStored({ new: added, known, unsubscribed }: ImportCounts): number {
  return added + known + unsubscribed;
}

function toItem({ actor, deletionCursor, ...row }: Import) {
  return withIsoTimes({
    ...row,
    contacts: countStored(row.counts),
    by: actor,
    isBeingDeleted: deletionCursor !== null,
  });
}
