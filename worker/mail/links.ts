import { timingSafeEqual } from "node:crypto";
import type { PlanWish } from "../../domain/lead.ts";
import { hmac } from "../hash.ts";
import { type Configuration, readConfiguration } from "../env.ts";

/** What ends each kind of mails about a plan. */
export const PLAN_LINKS = { reminders: "plan-reminders", changes: "plan-changes" } as const satisfies Record<
  PlanWish,
  string
>;

/** The page on which an office answers, and the one on which it confirms that. */
type OfficePurpose = "office-answers" | "office-confirmation";

/** What a link in a mail lets its reader do; each link is signed for one purpose only. */
export type LinkPurpose = "confirm" | "unsubscribe" | "removal" | OfficePurpose | (typeof PLAN_LINKS)[PlanWish];

/**
 * What a link is for: a person by the hash of their email and, to confirm it, the lead, the message or the answer that its mail is about. The link
 * to an office names a letter and no person.
 */
type LinkSubject = { person?: string | undefined; about?: string | undefined };

/** The signed parts of a link, with the proof that we wrote it. */
export type SignedLink = LinkSubject & { signature: string };

/**
 * URL of the page where the reader of a mail can confirm what it is about, unsubscribe or remove their data. It names the
 * person by hash only, works any number of times, and does not expire, because a mail may be read years later; that to an office
 * ends with its letter.
 */
export function createLink({ origin, linkSecret }: Configuration, purpose: LinkPurpose, subject: LinkSubject): string {
  const { person, about } = subject;
  const signature = sign(linkSecret, purpose, subject);
  const parts = { ...(person && { person }), ...(about && { about }), signature };
  return `${origin}/api/${purpose}?${new URLSearchParams(parts)}`;
}

/** Whether we made this link for this purpose, with today's secret or the one before. Compares in constant time. */
export function verifyLink(env: Env, purpose: LinkPurpose, link: SignedLink): boolean {
  const { linkSecret, previousLinkSecret } = readConfiguration(env);
  const given = Buffer.from(link.signature);
  return [linkSecret, previousLinkSecret].some((secret) => {
    if (secret === null) return false;
    const expected = Buffer.from(sign(secret, purpose, link));
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
}

function sign(linkSecret: string, purpose: LinkPurpose, { person = "", about = "" }: LinkSubject) {
  return hmac(linkSecret, `link:${purpose}:${person}:${about}`);
}
