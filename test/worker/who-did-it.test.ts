import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import type { ActivityAction } from "../../domain/activity.ts";
import { EVERYBODY } from "../../domain/announcement.ts";
import { usualDigest } from "../../domain/morning-digest.ts";
import { app } from "../../worker/app.ts";
import { PUBLIC_API, PUBLISHING_API } from "../../worker/session/session.ts";
import { putReaders, writeDraft } from "../support/announcements.ts";
import { asOwner, askAsOwner, throughAccess } from "../support/credentials.ts";
import { builtWith, newChange, saveChange } from "../support/desk.ts";
import { newImport } from "../support/imports.ts";
import { upload } from "../support/pictures.ts";
import { png } from "../support/png.ts";
import { answerLetter, FACTS, makeLetter, OFFICE, OFFICES_OWN_EMAIL } from "../support/office-letters.ts";
import { putDeadPost, queuedMessage } from "../support/queued-posts.ts";
import { emptyStores } from "../support/stores.ts";
import { mailService, postJson, reportPaid, rows, run, writeMessage } from "../support/worker.ts";
import { testFiles } from "../support/test-content.ts";

// Whoever changes something is named: every route with which the owner changes something is here, with the entry that it
// makes in the activity log, or with the reason why it makes none. A new route is missing here.

/** What the requests are about: one person with a message, an exhausted delivery, a quarantined post, an uploaded picture. */
type Stored = { person: string; delivery: string; post: string; picture: string };

type Logged = {
  /** What must be there besides. */
  prepare?: () => Promise<unknown>;
  path: (stored: Stored) => string;
  body?: (stored: Stored) => object;
  bindings?: Partial<Env>;
  logs: ActivityAction;
};

const IMPORT_ENTRY = uuidv7();

/** A build with the content, and a workflow that starts. */
const PUBLISHING = {
  ...builtWith(testFiles),
  PUBLISH_URL: `${inject("formServiceUrl")}/who-did-it/accept`,
  PUBLISH_TOKEN: "token",
} as Partial<Env>;
const LABEL = ["numbers", "members", "label"];
const NUMBER = { file: "community.yaml", at: LABEL, before: "members", after: "families" };

function pictureIn(field: string): FormData {
  const body = new FormData();
  body.append(field, new File([png(9, 9)], "picture.png", { type: "image/png" }));
  return body;
}

/** An announcement and somebody who may get it. */
async function putAnnouncement(status: "draft" | "sending" | "paused") {
  await putReaders([{ email: "yaa@example.com" }]);
  await writeDraft();
  await run("UPDATE announcements SET id = 'announcement_1', status = ?, send_at = 1, started_at = 1", status);
}

const step = (name: string, status: "draft" | "sending" | "paused", body?: object): Logged => ({
  prepare: () => putAnnouncement(status),
  path: () => `/api/announcements/announcement_1${name}`,
  ...(body && { body: () => body }),
  logs: "announcement",
});

/** A route without parameters. */
const at = (path: string, logs: ActivityAction, body?: (stored: Stored) => object): Logged => ({
  path: () => path,
  ...(body && { body }),
  logs,
});

const ROUTES: Record<string, Logged | { reason: string }> = {
  "POST /api/announcements": at("/api/announcements", "announcement", () => ({
    entryId: uuidv7(),
    subject: "News",
    text: "New.",
    segment: EVERYBODY,
  })),
  "POST /api/announcements/preview": { reason: "it shows what is being written and stores nothing" },
  "POST /api/announcements/reach": { reason: "it counts and stores nothing" },
  "PATCH /api/announcements/:id": { reason: "a draft reaches nobody: who began it and who sends it is logged" },
  "DELETE /api/announcements/:id": step("", "draft"),
  "POST /api/announcements/:id/test": step("/test", "draft"),
  "POST /api/announcements/:id/send": step("/send", "draft", { sendAt: null }),
  "POST /api/announcements/:id/pause": step("/pause", "sending"),
  "POST /api/announcements/:id/resume": step("/resume", "paused"),
  "POST /api/announcements/:id/cancel": step("/cancel", "sending"),
  "PATCH /api/people": at("/api/people", "change", ({ person }) => ({ people: [person], addedTag: "called" })),
  "POST /api/people/erasures": at("/api/people/erasures", "erasure", ({ person }) => ({ people: [person] })),
  "PATCH /api/people/:personId": {
    path: ({ person }) => `/api/people/${person}`,
    body: () => ({ note: "called", dueAt: null }),
    logs: "change",
  },
  "POST /api/people/:personId/replies": {
    path: ({ person }) => `/api/people/${person}/replies`,
    body: () => ({ entryId: uuidv7(), subject: "Schools", text: "These." }),
    logs: "send",
  },
  "DELETE /api/people/:personId": { path: ({ person }) => `/api/people/${person}`, logs: "erasure" },
  "POST /api/admin/upload-hero-image": at("/api/admin/upload-hero-image", "upload", () => pictureIn("heroImage")),
  "POST /api/admin/upload-social-thumbnail": at("/api/admin/upload-social-thumbnail", "upload", () =>
    pictureIn("socialImage"),
  ),
  "POST /api/admin/upload-article-picture": at("/api/admin/upload-article-picture", "upload", () =>
    pictureIn("articleImage"),
  ),
  "POST /api/admin/pictures/:id/restore": {
    prepare: () => upload("hero", png(9, 9)),
    path: ({ picture: id }) => `/api/admin/pictures/${id}/restore`,
    logs: "picture_change",
  },
  "POST /api/admin/pictures/:kind/reset": at("/api/admin/pictures/hero/reset", "picture_change"),
  "POST /api/imports": at("/api/imports", "import", () => newImport()),
  "POST /api/imports/check": { reason: "it counts and stores nothing" },
  "POST /api/imports/:id/rows": { reason: "the entry of its import says how many" },
  "DELETE /api/imports/:id": {
    prepare: () => askAsOwner("/api/imports", { json: newImport({ entryId: IMPORT_ENTRY }) }),
    path: () => `/api/imports/import_${IMPORT_ENTRY}`,
    logs: "import_deletion",
  },
  "DELETE /api/imports/stops/:personId": {
    prepare: () => run("INSERT INTO suppressions SELECT email_hash, 1, 'import_x' FROM messages"),
    path: ({ person }) => `/api/imports/stops/${person}`,
    logs: "change",
  },
  "POST /api/desk/changes": {
    ...at("/api/desk/changes", "edit", () => newChange([NUMBER])),
    bindings: PUBLISHING,
  },
  "POST /api/desk/changes/:id/undo": {
    async prepare() {
      await saveChange([NUMBER], {}, PUBLISHING);
      await run("UPDATE content_changes SET id = 'change_1'");
    },
    path: () => "/api/desk/changes/change_1/undo",
    bindings: PUBLISHING,
    logs: "edit_undo",
  },
  "POST /api/desk/reports/:id": {
    async prepare() {
      await reportPaid("yaa@example.com");
      await run("UPDATE reader_reports SET id = 'paid_1', confirmed_at = 1");
    },
    path: () => "/api/desk/reports/paid_1",
    body: () => ({ state: "accepted" }),
    logs: "report",
  },
  "POST /api/offices/letters": at("/api/offices/letters", "office_letter", () => ({
    entryId: uuidv7(),
    office: OFFICE,
    facts: FACTS,
  })),
  "POST /api/offices/letters/:id/revoke": {
    async prepare() {
      await makeLetter();
      await run("UPDATE office_letters SET id = 'letter_1'");
    },
    path: () => "/api/offices/letters/letter_1/revoke",
    logs: "office_letter_revocation",
  },
  "POST /api/offices/answers/:id/confirmation": {
    async prepare() {
      await answerLetter();
      await run("UPDATE office_answers SET id = 'answer_1'");
    },
    path: () => "/api/offices/answers/answer_1/confirmation",
    body: () => ({ email: OFFICES_OWN_EMAIL }),
    logs: "send",
  },
  "POST /api/desk/publish": { ...at("/api/desk/publish", "publish"), bindings: PUBLISHING },
  "POST /api/desk/changes/:id/confirm": {
    async prepare() {
      await saveChange([NUMBER], {}, PUBLISHING);
      await run("UPDATE content_changes SET id = 'change_1', state = 'draft'");
    },
    path: () => "/api/desk/changes/change_1/confirm",
    bindings: PUBLISHING,
    logs: "edit",
  },
  "POST /api/quarantine/seen": { reason: "it notes that somebody looked: nothing is changed for anybody" },
  "POST /api/quarantine/:id/release": { path: ({ post }) => `/api/quarantine/${post}/release`, logs: "release" },
  "POST /api/quarantine/deletions": at("/api/quarantine/deletions", "quarantine_deletion", ({ post }) => ({
    ids: [post],
  })),
  "POST /api/deliveries/retry": at("/api/deliveries/retry", "send"),
  "POST /api/deliveries/:id/retry": { path: ({ delivery }) => `/api/deliveries/${delivery}/retry`, logs: "send" },
  "POST /api/dead-posts/send": {
    ...at("/api/dead-posts/send", "send"),
    prepare: () => putDeadPost(queuedMessage("yaa@example.com")),
  },
  "POST /api/dead-posts/deletions": {
    ...at("/api/dead-posts/deletions", "dead_post_deletion", () => ({ ids: ["dead"] })),
    prepare: () => putDeadPost(queuedMessage("yaa@example.com"), "dead"),
  },
  "POST /api/setup/test-mail": at("/api/setup/test-mail", "send"),
  "POST /api/setup/test-mail/arrival": { reason: "it notes that the owner's own test email arrived" },
  "PUT /api/morning-digest": at("/api/morning-digest", "setting", () => usualDigest("UTC")),
  "DELETE /api/session": { reason: "it ends the session of whoever asks" },
};

const owned = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(route) && !PUBLIC_API.has(route) && !PUBLISHING_API.has(route),
);

async function putAll(prepare?: () => Promise<unknown>): Promise<Stored> {
  await writeMessage("ama@example.com");
  await postJson("/api/waitlist", { fullName: "Esi", email: "esi@example.com", second_remark: "https://x.example" });
  await prepare?.();
  await run("UPDATE deliveries SET status = 'failed', due_at = NULL, failed_at = queued_at");
  await run("DELETE FROM activities");
  const [found] = await rows<Stored>(
    `SELECT (SELECT email_hash FROM messages) AS person, (SELECT id FROM deliveries LIMIT 1) AS delivery,
      (SELECT id FROM quarantine) AS post, (SELECT id FROM uploads) AS picture`,
  );
  return found!;
}

test("every route of the owner that changes something is in the list", () => {
  expect(owned.length).toBeGreaterThan(10);
  expect(Object.keys(ROUTES).toSorted()).toEqual(owned.toSorted());
});

test.each(Object.entries(ROUTES).flatMap(([route, entry]) => ("logs" in entry ? [{ route, ...entry }] : [])))(
  "$route logs the Cloudflare Access account, or the owner",
  async ({ route, prepare, path, body, bindings: own, logs }) => {
    for (const actor of ["kofi@team.example", "owner"]) {
      await emptyStores();
      const stored = await putAll(prepare);
      const content = body?.(stored);
      const { headers, bindings } = await throughAccess(actor);
      const answer = await asOwner(path(stored), {
        method: route.split(" ", 1)[0]!,
        // The account alone, without a session beside it.
        ...(actor !== "owner" && { headers: { ...headers, Cookie: "" } }),
        bindings: { ...bindings, ...mailService().bindings, ...own },
        ...(content instanceof FormData ? { body: content } : { json: content }),
      });
      expect(answer.ok, await answer.clone().text()).toBe(true);
      const entries = await rows<{ actor: string; action: string; details: string }>("SELECT * FROM activities");
      expect(entries.map((entry) => [entry.actor, entry.action])).toEqual([[actor, logs]]);
      for (const trace of ["ama@", "called", stored.person]) expect(entries[0]!.details).not.toContain(trace);
    }
  },
);
