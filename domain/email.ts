/**
 * The one form of an email that is stored, compared and mailed: Unicode NFKC, in lower case, with its domain as the name
 * system has it, without white space and invisible characters, which no valid email has (decision: leads-count-once).
 * Idempotent. Dots and "+tags" stay, because only the mailbox's provider knows whether they matter.
 */
export function normalizeEmail(email: string): string {
  const plain = fold(fold(email).toLowerCase());
  const at = plain.lastIndexOf("@");
  return plain.slice(0, at + 1) + toAsciiDomain(plain.slice(at + 1));
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\p{Z}\p{C}]+/gu, "")
    .normalize("NFKC");
}

function toAsciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !domain.split(".").every((label) => DOMAIN_LABEL.test(label))) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The mailbox that an email reaches, as far as that can be known: without a "+tag", and without the dots that Gmail
 * ignores. Limits of mails count by it, because whoever wants to flood a mailbox can write it in many ways; a person is
 * known by the email itself (decision: leads-count-once). Idempotent.
 */
export function canonicalMailbox(email: string): string {
  const normalized = normalizeEmail(email);
  const at = normalized.lastIndexOf("@");
  const domain = normalized.slice(at + 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const whole = normalized.slice(0, at);
  const local = /^[^+]+/.exec(whole)?.[0] ?? whole;
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** The longest email (RFC 5321 §4.5.3.1.3), in characters. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether what stands before the @ is written in letters that every mail service takes; true where there is no @. Other
 * letters that look like these would lead to somebody else's mailbox.
 */
export function hasPlainLocalPart(text: string): boolean {
  const local = normalizeEmail(text).split("@", 1)[0]!;
  return !text.includes("@") || /^[\x21-\x7e]*$/.test(local);
}

/**
 * Whether mail could be sent to this text. Accepts what real mailboxes look like, domains in other scripts included; refuses
 * other letters before the @, quoted local parts, address literals, one-label domains, and anything with white space or
 * control characters, which the mail binding would accept locally.
 */
export function isEmail(text: string): boolean {
  if (/[\p{Z}\p{C}]/u.test(text.trim())) return false;
  const email = normalizeEmail(text);
  if (email.length > EMAIL_MAX_LENGTH) return false;
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split(".");
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
