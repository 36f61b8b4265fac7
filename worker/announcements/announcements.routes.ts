import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementProgress,
  type CountedMails,
  SCHEDULE_DAYS,
} from "../../domain/announcement.ts";
import { LEAD_SOURCES } from "../../domain/lead.ts";
import { readConfiguration } from "../env.ts";
import { beginAnnouncement, resumeAnnouncement, sendAnnouncements } from "./send.ts";
import { currentActor, recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { tryOwnersMail } from "../mail/try-owners-mail.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { anyLine, anyText, momentField, requiredLine, tagField } from "../http/fields.ts";
import { logRejection } from "../log.ts";
import { previewAnnouncement, sendAnnouncementTest } from "../mail/sender.ts";
import {
  type Announcement,
  cancelAnnouncement,
  changeDraft,
  countReach,
  deleteDraft,
  listAnnouncements,
  pauseAnnouncement,
  readAnnouncement,
  storeAnnouncement,
  CURSOR_AT_END,
} from "./announcements.store.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { withProgress } from "./progress.store.ts";
import {
  announcementNotFound,
  draftChanged,
  incomplete,
  notADraft,
  reachesNobody,
  wrongStatus,
} from "./announcements.errors.ts";

const { subject: subjectLimit, text: textLimit, country, countries, tags } = ANNOUNCEMENT_LIMITS;

const tooLong = (limit: number) => `Please use at most ${limit.toLocaleString("en-US")} characters`;

const segmentField = z.strictObject({
  sources: z
    .array(z.enum(LEAD_SOURCES, "There is no such source"), "Please give the sources as a list")
    .max(LEAD_SOURCES.length, "Please give each source once"),
  countries: z
    .array(requiredLine(country, "Please name a country", tooLong(country)), "Please give the countries as a list")
    .max(countries, `Please choose at most ${countries} countries`),
  tags: z.array(tagField, "Please give the tags as a list").max(tags, `Please choose at most ${tags} tags`),
});

/** What is being written can still be empty; only what goes out must be whole. */
const fields = {
  subject: anyLine(subjectLimit, tooLong(subjectLimit)),
  text: anyText(textLimit, tooLong(textLimit)),
  segment: segmentField,
};

const newDraft = z.strictObject({
  entryId: z.uuid({ version: "v7", error: "Please send the id of the entry" }),
  ...fields,
});

const draftChange = z
  .strictObject({ ...fields, updatedAt: momentField })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    path: ["subject"],
    error: "Please say what to change",
  });

const previewed = z.strictObject({ subject: fields.subject, text: fields.text });

const DAY_MS = 24 * 60 * 60 * 1000;

const sendRequest = z.strictObject({
  sendAt: momentField
    .refine((time) => time <= Date.now() + SCHEDULE_DAYS * DAY_MS, `Please choose a day within ${SCHEDULE_DAYS} days`)
    .nullable(),
  /** Of the version that the owner saw. */
  updatedAt: momentField.optional(),
});

/** What the owner writes to many people at once; the calls are described in domain/announcement.ts. */
export const announcements = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["newest"])), async (c) => {
    const page = await listAnnouncements(c.var.db, c.req.valid("query"));
    const rows = await withProgress(c.var.db, page.rows, Date.now());
    return c.json(toPageAnswer({ ...page, rows }, toItem));
  })
  .post("/", validate("json", newDraft), async (c) => {
    const draft = { ...c.req.valid("json"), actor: currentActor(c) };
    const { announcement, isNew } = await storeAnnouncement(c.var.db, draft, Date.now());
    if (isNew) await recordActivity(c, "announcement", { step: "written" });
    return c.json(toDetails(announcement));
  })
  .post("/preview", validate("json", previewed), async (c) =>
    c.json(await previewAnnouncement(c.env, c.req.valid("json"))),
  )
  .post("/reach", validate("json", z.strictObject({ segment: segmentField })), async (c) =>
    c.json(await countReach(c.var.db, c.req.valid("json").segment)),
  )
  .get("/:id", async (c) => {
    const found = await requireAnnouncement(c.var.db, c.req.param("id"));
    const [announcement] = await withProgress(c.var.db, [found], Date.now());
    return c.json(toDetails(announcement!));
  })
  .patch("/:id", validate("json", draftChange), async (c) => {
    const id = c.req.param("id");
    const { updatedAt: basedOn, ...change } = c.req.valid("json");
    const changed = await changeDraft(c.var.db, id, change, basedOn, Date.now());
    if (changed) return c.json(toDetails(changed));
    const { status } = await requireAnnouncement(c.var.db, id);
    throw status === "draft" ? draftChanged() : notADraft("changed");
  })
  .delete("/:id", async (c) => {
    const id = c.req.param("id");
    if (!(await deleteDraft(c.var.db, id))) {
      await requireAnnouncement(c.var.db, id);
      throw notADraft("deleted");
    }
    await recordActivity(c, "announcement", { step: "deleted" });
    return c.json({ deleted: true });
  })
  .post("/:id/test", async (c) => {
    const announcement = requireWhole(await requireAnnouncement(c.var.db, c.req.param("id")));
    const send = () => sendAnnouncementTest(c.env, announcement);
    const tried = await tryOwnersMail("test of an announcement", send);
    await recordActivity(c, "announcement", { step: "tested" });
    return c.json({ to: readConfiguration(c.env).ownerEmail, ...tried });
  })
  .post("/:id/send", validate("json", sendRequest), async (c) => {
    const announcement = requireWhole(await requireAnnouncement(c.var.db, c.req.param("id")));
    const { sendAt, updatedAt: basedOn } = c.req.valid("json");
    const now = Date.now();
    const outcome = await beginAnnouncement(c.var.db, announcement, { sendAt, basedOn }, now);
    if (outcome.status === "reaches_nobody") throw reachesNobody();
    if (outcome.status === "begun") {
      const { announcement: begun, reach } = outcome;
      await recordActivity(c, "announcement", { step: sendAt === null ? "sent" : "scheduled", people: reach });
      if (sendAt === null) sendInBackground(c, now);
      return c.json(toDetails(begun));
    }
    const present = await requireStatus(c, announcement.id, "draft", "scheduled", "sending", "sent");
    const isPressedAgain = present.status === "scheduled" && present.sendAt === sendAt;
    if (["draft", "scheduled"].includes(present.status) && !isPressedAgain) throw draftChanged();
    return c.json(toDetails(present));
  })
  .post("/:id/pause", async (c) => {
    const id = c.req.param("id");
    const paused = await pauseAnnouncement(c.var.db, id, Date.now());
    if (paused) await recordActivity(c, "announcement", { step: "paused" });
    return c.json(toDetails(paused ?? (await requireStatus(c, id, "paused"))));
  })
  .post("/:id/resume", async (c) => {
    const id = c.req.param("id");
    const now = Date.now();
    const resumed = await resumeAnnouncement(c.env, c.var.db, id, now);
    if (resumed) {
      await recordActivity(c, "announcement", { step: "resumed" });
      sendInBackground(c, now);
    }
    return c.json(toDetails(resumed ?? (await requireStatus(c, id, "sending"))));
  })
  .post("/:id/cancel", async (c) => {
    const id = c.req.param("id");
    const canceled = await cancelAnnouncement(c.var.db, id, Date.now());
    if (canceled) {
      const step = canceled.status === "draft" ? "unscheduled" : "canceled";
      await recordActivity(c, "announcement", { step });
    }
    return c.json(toDetails(canceled ?? (await requireStatus(c, id, "canceled", "draft"))));
  });

/** Sends the first ones without waiting for the sweep, which goes on wherever this ends. */
function sendInBackground(c: Context<AppEnv>, now: number): void {
  c.executionCtx.waitUntil(logRejection("announcement", sendAnnouncements(c.env, openDatabase(c.env.DB), now)));
}

async function requireAnnouncement(db: Database, id: string): Promise<Announcement> {
  const found = await readAnnouncement(db, id);
  if (!found) throw announcementNotFound();
  return found;
}

/** The announcement, if nothing is missing that a mail must have. */
function requireWhole(announcement: Announcement): Announcement {
  const missing = {
    ...(announcement.subject === "" && { subject: "Please write a subject" }),
    ...(announcement.text === "" && { text: "Please write the announcement" }),
  };
  if (Object.keys(missing).length > 0) throw incomplete(missing);
  return announcement;
}

/** The announcement, if it is in one of these states already: then a button was pressed again. */
async function requireStatus(c: Context<AppEnv>, id: string, ...statuses: Announcement["status"][]) {
  const found = await requireAnnouncement(c.var.db, id);
  if (!statuses.includes(found.status)) throw wrongStatus(found.status);
  return found;
}

function toItem(announcement: Announcement) {
  const { id, status, subject, segment, actor: by, stoppedBy } = announcement;
  const { sendAt, createdAt, updatedAt, startedAt, finishedAt } = announcement;
  const times = withIsoTimes({ sendAt, createdAt, updatedAt, startedAt, finishedAt });
  return { id, status, subject, segment, by, stoppedBy, ...times, progress: toProgress(announcement) };
}

function toDetails(announcement: Announcement) {
  return { ...toItem(announcement), text: announcement.text };
}

const NO_MAILS: CountedMails = { open: 0, sent: 0, failed: 0, withheld: 0, unsubscribed: 0 };

/** People it has not come to yet are estimated from the reach: people come and go while it is sent. */
function toProgress(announcement: Announcement): AnnouncementProgress {
  const { status, reach, cursor } = announcement;
  const { open, sent, failed, withheld, unsubscribed } = announcement.progress ?? NO_MAILS;
  const isCanceled = status === "canceled";
  // How far a canceled one came is forgotten.
  const isThrough = cursor === CURSOR_AT_END && !isCanceled;
  const left = isThrough ? 0 : Math.max(0, reach - sent - failed - withheld - open);
  return {
    reach,
    queued: isCanceled ? open : open + left,
    sent,
    failed,
    withheld: isCanceled ? withheld + left : withheld,
    unsubscribed,
  };
}
