import { timingSafeEqual } from "node:crypto";
import type { Configuration } from "../env.ts";
import { hmac } from "../store/address-hash.ts";

/** What a link in a mail lets its reader do; each link is signed for one purpose only. */
export type LinkPurpose = "unsubscribe" | "removal";

/** The signed parts of a link: the person's hash, and the proof that we wrote it into a mail to that person. */
export type LinkProof = { person: string; signature: string };

/**
 * Address of the page where the reader of a mail can unsubscribe or remove their data. It names the person by hash
 * only, works any number of times, and does not expire: a mail may be read years later.
 */
export async function mailLink(configuration: Configuration, purpose: LinkPurpose, person: string): Promise<string> {
  const signature = await sign(configuration.linkSecret, purpose, person);
  return `${configuration.origin}/api/${purpose}?${new URLSearchParams({ person, signature })}`;
}

/** Whether we made this link for this purpose. Compared in constant time. */
export async function isOurLink(linkSecret: string, purpose: LinkPurpose, proof: LinkProof): Promise<boolean> {
  const expected = new TextEncoder().encode(await sign(linkSecret, purpose, proof.person));
  const given = new TextEncoder().encode(proof.signature);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function sign(linkSecret: string, purpose: LinkPurpose, person: string) {
  return hmac(linkSecret, `link:${purpose}:${person}`);
}
