// How many mails the site sends (decision: promised-mail-is-sent).

/** The most mails that a mailbox gets in 24 hours, whatever is posted. */
export const MAILS_PER_MAILBOX = 3;

/**
 * The most mails to visitors in 24 hours, all of them together: far more than people ask for on a busy day, and few enough that a
 * flood of posts cannot ruin the reputation of the sending domain overnight.
 */
export const MAILS_PER_DAY = 2000;

/** What announcements leave of the day for what people asked for: confirmations, answers, replies and plans. */
const KEPT_FROM_ANNOUNCEMENTS = 1000;

/** An announcement waits once this many mails, of any kind, went out in 24 hours. */
export const MAILS_BEFORE_ANNOUNCEMENTS_WAIT = MAILS_PER_DAY - KEPT_FROM_ANNOUNCEMENTS;
