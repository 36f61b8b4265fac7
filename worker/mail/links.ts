import { timingSafeEqual } from "node:crypto";
import { hmac } from "../hash.ts";
import { type Configuration, readConfiguration } from "../env.ts";

/** What a link in a mail lets its reader do; each link is signed for one purpose only. */
export type LinkPurpose = "confirm" | "unsubscribe" | "removal";

/** The signed parts of a link: the hash of the person's email, and the proof that we wrote it in a mail to them. */
export type SignedLink = { person: string; signature: string };

/**
 * URL of the page where the reader of a mail can unsubscribe or remove their data. It names the person by hash only,
 * works any number of times, and does not expire, because a mail may be read years later.
 */
export function createLink({ origin, linkSecret }: Configuration, purpose: LinkPurpose, person: string): string {
  const signature = sign(linkSecret, purpose, person);
  return `${origin}/api/${purpose}?${new URLSearchParams({ person, signature })}`;
}

/** Whether we made this link for this purpose, with today's secret or the one before. Compares in constant time. */
export function verifyLink(env: Env, purpose: LinkPurpose, link: SignedLink): boolean {
  const { linkSecret, previousLinkSecret } = readConfiguration(env);
  const given = Buffer.from(link.signature);
  return [linkSecret, previousLinkSecret].some((secret) => {
    if (secret === null) return false;
    const expected = Buffer.from(sign(secret, purpose, link.person));
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
}

function sign(linkSecret: string, purpose: LinkPurpose, person: string) {
  return hmac(linkSecret, `link:${purpose}:${person}`);
}
