// How long records are kept. The sweep deletes them, and the privacy policy names the times.

/** How long the record of a delivery stays after it was carried out or withheld. */
export const DELIVERY_RECORD_DAYS = 90;

/** How long the activity log remembers what the owner did. */
export const ACTIVITY_DAYS = 365;

/** How long the totals of a day's visits are kept: a year can be compared with the one before for a month. */
export const VISIT_DAYS = 400;

/** How long the count of mails to a person stays: a hash of their email with the hour, whatever else is removed. */
export const MAIL_LEDGER_DAYS = 2;

/** The time in which an unconfirmed email gets one automatic mail at most (decision: confirmed-leads). */
export const UNCONFIRMED_PAUSE_DAYS = 30;

/** How long a letter to an office is kept, with what was answered to it and who answered. */
export const OFFICE_LETTER_DAYS = 365;

/** How long the email of a reader who said what they paid is kept, and a report that they have not confirmed. */
export const REPORT_EMAIL_DAYS = 90;

/** How long a report is kept after its sender confirmed it: what was paid in the last twelve months counts. */
export const REPORT_DAYS = 365;

/** How long the database's own history (D1 Time Travel) can bring deleted rows back. */
export const DATABASE_HISTORY_DAYS = 30;

/** How long Cloudflare's queue keeps a message at most: what was sent while the database was away waits there. */
export const QUEUE_DAYS = 4;

/** How long the owner's session lasts. */
export const OWNER_SESSION_HOURS = 12;
