// How many mails the site sends (decision: promised-mail-is-sent). Each part has a limit of its own, so that none can spend
// what another needs.

/**
 * Confirmations and automatic answers, which anybody's post leads to; announcements; the owner's replies; reminders and changes
 * of a plan, for who confirmed it; notices to the owner.
 */
export const MAIL_PARTS = ["automatic", "announcement", "reply", "plan", "owner"] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

type Limit = { hour: number; day: number };

/** No part sends more. 100 notices a day are the most that is queued to the owner, and as many are left for tests and retries. */
export const PART_LIMITS: Readonly<Record<MailPart, Limit>> = {
  automatic: { hour: 180, day: 1300 },
  announcement: { hour: 200, day: 1500 },
  reply: { hour: 300, day: 2000 },
  plan: { hour: 100, day: 500 },
  owner: { hour: 60, day: 150 },
};

/**
 * All mails to visitors together, but for those of plans, which neither hold back others nor wait for them. What is left of it
 * when the others have stopped is for the owner's replies.
 */
export const VISITOR_LIMIT: Limit = { hour: 300, day: 2000 };
const KEPT_FOR_REPLIES: Limit = { hour: 20, day: 100 };
export const VISITOR_PARTS = ["automatic", "announcement", "reply"] as const satisfies readonly MailPart[];

/** Whether a part shares the limit of all mails to visitors with others. */
export function isShared(part: MailPart): boolean {
  return (VISITOR_PARTS as readonly MailPart[]).includes(part);
}

/** How many mails to visitors there may be when one of this part is sent. */
export function sharedLimit(part: MailPart): Limit {
  if (part === "reply") return VISITOR_LIMIT;
  return { hour: VISITOR_LIMIT.hour - KEPT_FOR_REPLIES.hour, day: VISITOR_LIMIT.day - KEPT_FOR_REPLIES.day };
}

/** Mails sent in this hour and in 24, by part. */
export type SentMails = Readonly<Record<MailPart, Limit>>;

/** Mails to visitors, of whatever part. */
export function sumVisitorMails(sent: SentMails): Limit {
  const sum = (time: keyof Limit) => VISITOR_PARTS.reduce((total, part) => total + sent[part][time], 0);
  return { hour: sum("hour"), day: sum("day") };
}

/** How many more mails of a part may be sent now; 0 or less: none. */
export function findMailRoom(sent: SentMails, part: MailPart): number {
  const room = (limit: Limit, used: Limit) => Math.min(limit.hour - used.hour, limit.day - used.day);
  const own = room(PART_LIMITS[part], sent[part]);
  return isShared(part) ? Math.min(own, room(sharedLimit(part), sumVisitorMails(sent))) : own;
}
