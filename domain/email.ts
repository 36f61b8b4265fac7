/**
 * An email in the form that is compared: Unicode NFC, in lower case, without white space and invisible characters, which
 * no valid email has (decision: leads-count-once). Idempotent.
 * Dots and "+tags" stay, because only the mailbox's provider knows whether they matter.
 */
export function normalizeEmail(email: string): string {
  return email
    .normalize("NFC")
    .replaceAll(/[\p{Z}\p{C}]+/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

/**
 * The mailbox that an email reaches, as far as that can be known: without a "+tag", without the dots that Gmail ignores,
 * and with its domain as the name system has it. Limits of mails count by it, because whoever wants to flood a mailbox
 * can write it in many ways; a person is known by the email itself (decision: leads-count-once). Idempotent.
 */
export function toMailbox(email: string): string {
  const normalized = normalizeEmail(email);
  const at = normalized.lastIndexOf("@");
  const domain = toAsciiDomain(normalized.slice(at + 1));
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const whole = normalized.slice(0, at);
  const local = /^[^+]+/.exec(whole)?.[0] ?? whole;
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

function toAsciiDomain(domain: string): string {
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}

/** The longest email (RFC 5321 §4.5.3.1.3), in characters. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether mail could be sent to this text. Accepts what real mailboxes look like, international ones included; refuses
 * quoted local parts, address literals, one-label domains, and anything with white space or control characters, which
 * the mail binding would accept locally. Both the browser's and the Worker's schema use this one rule.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  if (email.length > EMAIL_MAX_LENGTH) return false;
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split(".");
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
