import type { LeadSource } from "./lead.ts";

/**
 * An announcement is one email that the owner writes to many people at once (decision: announcements-by-the-outbox).
 * The owner's calls, all below `/api/announcements` (`/` is that path itself, without a slash at its end), JSON in and out;
 * times are ISO times in UTC:
 *
 * - `GET /?limit&cursor` → `{ data, nextCursor }`: every announcement, the newest first, without its text.
 * - `POST /` `{ entryId, subject, text, segment }` → the announcement, a draft. The same `entryId` (UUIDv7, made
 *   by the browser) sent again gives the same draft (decision: send-once). Subject and text may be empty.
 * - `GET /:id` → the announcement with its text.
 * - `PATCH /:id` `{ subject?, text?, segment?, updatedAt? }` → the announcement. Drafts only, else 409 `not_a_draft`.
 *   With the `updatedAt` of what was changed: 409 `draft_changed` where somebody else changed it since.
 * - `DELETE /:id` → `{ deleted: true }`. Drafts only, else 409 `not_a_draft`.
 * - `POST /preview` `{ subject, text }` → `{ subject, html, text }`: the whole email as a reader gets it, made by what
 *   sends it. `html` is a document for a sandboxed frame. Stores nothing; text may be empty.
 * - `POST /reach` `{ segment }` → `{ people, isComplete }`: whom it would reach now; where it is not complete, at least so
 *   many. Stores nothing.
 * - A draft without a subject or a text is neither tried nor sent: 422 `incomplete`.
 * - `POST /:id/test` → `{ to, outcome: "taken" | "refused" | "unknown", code }`: sends it to the owner's own address.
 * - `POST /:id/send` `{ sendAt: time | null, updatedAt? }` → the announcement; null: now. A draft begins to be sent or is scheduled, a
 *   scheduled one gets the new time. Pressed again, it answers as before. 409 `reaches_nobody` where nobody is in the
 *   segment, 409 `wrong_status` for one that is paused or canceled, 409 `draft_changed` where it is not the version of
 *   `updatedAt` any more.
 * - `POST /:id/pause`, `POST /:id/resume`, `POST /:id/cancel` → the announcement; harmless when repeated, else 409
 *   `wrong_status`. A scheduled one that is canceled is a draft again; one that has begun stays canceled.
 *
 * An unknown id is a 404 `not_found`. In lists and answers an announcement has these fields:
 * `{ id, status, subject, segment, sendAt, createdAt, updatedAt, startedAt, finishedAt, by, stoppedBy, progress, text }`:
 * `by`: who wrote it, as the activity log names them; `stoppedBy`: why it is paused, else null; `progress`: see
 * `AnnouncementProgress`, all zero for a draft; `text`: only where a single announcement is answered.
 */
export type AnnouncementFields = { subject: string; text: string; segment: Segment };

/**
 * - draft: can be changed and deleted
 * - scheduled: begins at `sendAt`
 * - sending: goes to more people with each sweep, within the limit of the site
 * - paused: nobody gets it until it is resumed
 * - sent: everyone who could be reached was dealt with
 * - canceled: whoever had not got it by then does not get it
 */
export const ANNOUNCEMENT_STATUSES = ["draft", "scheduled", "sending", "paused", "sent", "canceled"] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** Who paused an announcement: the owner, or a restore of a backup, after which nobody knows how far it had come. */
export const ANNOUNCEMENT_STOPPERS = ["owner", "restore"] as const;

/**
 * Whom an announcement goes to: people who fit every kind that is not empty, and in it any of the values. Always only people
 * who asked for news and confirmed their email, or were imported (decision: imported-contacts), and did neither unsubscribe
 * nor have their data removed. All empty: everybody of these.
 */
export type Segment = {
  /** Where they left their email; the waitlist is `waitlist_page`. */
  sources: LeadSource[];
  /** Countries that interest them, by name ("South Africa"): what they chose in a form, or where they would move to. */
  countries: string[];
  /** The owner's tags, as `normalizeTag` makes them. */
  tags: string[];
};

export const EVERYBODY: Segment = { sources: [], countries: [], tags: [] };

/** Longest subject, text and country in characters, and most values of a segment. */
export const ANNOUNCEMENT_LIMITS = { subject: 150, text: 20_000, country: 80, countries: 20, tags: 20 } as const;

/** So far ahead can an announcement be scheduled, in days. */
export const SCHEDULE_DAYS = 365;

/**
 * The least number of days that an email to that many people takes, partial days included.
 * @param perDay how many mails of announcements a day has room for
 */
export function countSendingDays(people: number, perDay: number): number {
  return Math.ceil(people / perDay);
}

/** What became of the mails of an announcement that were queued so far. */
export type CountedMails = Record<"open" | "sent" | "failed" | "withheld" | "unsubscribed", number>;

/** How far an announcement has come, in people, as counted in the last minute. */
export type AnnouncementProgress = {
  /** Whom the segment reached when it was sent or scheduled; while that many people are gone through, about so many. */
  reach: number;
  /** Who still waits for it: about, until everybody was gone through. */
  queued: number;
  sent: number;
  /** Refused by the email service or of unknown outcome; the report lists them, and they can be sent again there. */
  failed: number;
  /** Who may not get it any more: they unsubscribed before it was their turn, or it was canceled. */
  withheld: number;
  /** Who got it and has unsubscribed since. */
  unsubscribed: number;
};
