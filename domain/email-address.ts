/**
 * The address as two people would agree that it is the same one: Unicode NFC, without the white space around it, in
 * lower case (decision: leads-count-once). Idempotent. Dots and "+tags" are kept: only the mailbox's own provider
 * knows whether they matter.
 */
export function normaliseEmail(address: string): string {
  return address.normalize("NFC").trim().toLowerCase().normalize("NFC");
}

/** Longest address that mail can carry (RFC 5321 §4.5.3.1.3), in characters. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether mail could be sent to this text. Accepts what real mailboxes look like, international ones included; refuses
 * quoted local parts, address literals, one-label domains, and anything with white space or control characters, which
 * the mail binding would accept locally. Both the browser's and the Worker's schema use this one rule.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > EMAIL_MAX_LENGTH) return false;
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split(".");
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
