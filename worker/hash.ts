import { createHash, createHmac } from "node:crypto";
import { normalizeEmail } from "../domain/email.ts";
import { readConfiguration } from "./env.ts";

/** HMAC-SHA256 of a text, base64url without padding (43 characters). */
export function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** SHA-256 of a text or of bytes, in hexadecimal (64 characters). */
export function sha256(content: string | ArrayBuffer): string {
  return createHash("sha256")
    .update(typeof content === "string" ? content : new Uint8Array(content))
    .digest("hex");
}

/**
 * Identifies a person without telling their email: in links of mails, in names of backup objects, in the list of
 * people who unsubscribed (decision: removal). The same for every spelling that `normalizeEmail` takes as one.
 */
export function hashEmail(env: Env, email: string): string {
  return hmac(readConfiguration(env).emailHashSecret, `address:${normalizeEmail(email)}`);
}

/** Tells who reported about a fee from who else did; of one person another one for each fee. */
export function hashReporter(env: Env, fee: string, mailbox: string): string {
  return hmac(readConfiguration(env).emailHashSecret, `report:${fee} ${normalizeEmail(mailbox)}`);
}

/** A number that stands for a network on a day (`2026-11-23`), from which neither can be read; another one each day. */
export function hashNetwork(env: Env, network: string, day: string): number {
  const hash = hmac(readConfiguration(env).emailHashSecret, `network:${day}:${network}`);
  return Buffer.from(hash, "base64url").readUIntBE(0, 6);
}

/** Tells apart what the hashes of emails are made with. */
export function emailHashFingerprint(env: Env): string {
  return secretFingerprint(readConfiguration(env).emailHashSecret);
}

/** Tells secrets apart without telling them: 16 characters for the manifest of a backup. */
export function secretFingerprint(secret: string): string {
  return hmac(secret, "fingerprint").slice(0, 16);
}
