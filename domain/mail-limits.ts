// How many mails the site sends (decision: promised-mail-is-sent).

/**
 * Confirmations and automatic answers, which anybody's post leads to; announcements; the owner's replies; reminders and changes
 * of a plan, for who confirmed it; notices to the owner.
 */
export const MAIL_PARTS = ["automatic", "announcement", "reply", "plan", "owner"] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

export type Limit = { hour: number; day: number };

/** All mails to visitors together, except those about plans, which neither hold back others nor wait for them. */
export const VISITOR_LIMIT: Limit = { hour: 300, day: 2000 };
export const VISITOR_PARTS = ["automatic", "announcement", "reply"] as const satisfies readonly MailPart[];

/** What only the owner's replies may use of it. */
const KEPT_FOR_REPLIES: Limit = { hour: 20, day: 100 };
/** The mails to visitors at which the next confirmation waits. */
export const CONFIRMATION_LIMIT: Limit = less(VISITOR_LIMIT, KEPT_FOR_REPLIES);

/** What announcements may not use of it: it is for confirmations, automatic answers and replies. */
const KEPT_FROM_ANNOUNCEMENTS: Limit = { hour: 180, day: 1000 };

/**
 * Limits of single parts. 100 notices a day are the most that is queued to the owner, and as many are left for tests and
 * retries.
 */
export const PART_LIMITS: Readonly<Record<"announcement" | "plan" | "owner", Limit>> = {
  announcement: less(VISITOR_LIMIT, KEPT_FROM_ANNOUNCEMENTS),
  plan: { hour: 100, day: 500 },
  owner: { hour: 60, day: 150 },
};

function less(limit: Limit, kept: Limit): Limit {
  return { hour: limit.hour - kept.hour, day: limit.day - kept.day };
}

/** A limit, and the parts that count toward it together. */
export type SharedLimit = { parts: readonly MailPart[]; limit: Limit };

/** The limits of a mail of this part: none of them may be reached. */
export function limitsOf(part: MailPart): SharedLimit[] {
  const own: Limit | undefined = (PART_LIMITS as Partial<Record<MailPart, Limit>>)[part];
  const isShared = (VISITOR_PARTS as readonly MailPart[]).includes(part);
  const shared = part === "reply" ? VISITOR_LIMIT : CONFIRMATION_LIMIT;
  return [
    ...(own ? [{ parts: [part], limit: own }] : []),
    ...(isShared ? [{ parts: VISITOR_PARTS, limit: shared }] : []),
  ];
}

/** Mails sent in this hour and in 24, by part. */
export type SentMails = Readonly<Record<MailPart, Limit>>;

/** Mails of some parts. */
function sumMails(sent: SentMails, parts: readonly MailPart[]): Limit {
  const sum = (time: keyof Limit) => parts.reduce((total, part) => total + sent[part][time], 0);
  return { hour: sum("hour"), day: sum("day") };
}

/** Mails to visitors, of whatever part. */
export function sumVisitorMails(sent: SentMails): Limit {
  return sumMails(sent, VISITOR_PARTS);
}

/** A limit of an hour or of a day, and how many mails are left of it; 0 or less: none. */
type Room = { per: keyof Limit; limit: number; left: number };

/** The limit of this part of which the fewest mails are left. */
export function findTightestLimit(sent: SentMails, part: MailPart): Room {
  const rooms = limitsOf(part).flatMap(({ parts, limit }) => {
    const used = sumMails(sent, parts);
    return (["hour", "day"] as const).map((per) => ({ per, limit: limit[per], left: limit[per] - used[per] }));
  });
  return rooms.reduce((tightest, room) => (room.left < tightest.left ? room : tightest));
}

/** How many more mails of a part may be sent now; 0 or less: none. */
export function findMailRoom(sent: SentMails, part: MailPart): number {
  return findTightestLimit(sent, part).left;
}

/** The counts after more mails of a part. */
export function addMails(sent: SentMails, part: MailPart, count: number): SentMails {
  return { ...sent, [part]: { hour: sent[part].hour + count, day: sent[part].day + count } };
}
