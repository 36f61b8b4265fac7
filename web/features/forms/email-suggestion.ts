import { run } from "@zootools/email-spell-checker";
import { isEmail } from "#domain/email.ts";

/** Mail services that many people use and whose names are long enough for a slip to be one. */
const OFTEN_MEANT = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.uk",
  "yahoo.fr",
  "ymail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "icloud.com",
  "protonmail.com",
  "comcast.net",
  "verizon.net",
  "sbcglobal.net",
  "bellsouth.net",
  "btinternet.com",
  "sympatico.ca",
];

/** Services whose names are close to those above and yet right. */
const ALSO_RIGHT = new Set([
  "mail.com",
  "email.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "rediffmail.com",
  "hushmail.com",
  "hotmail.fr",
  "hotmail.de",
  "hotmail.it",
  "hotmail.es",
  "yahoo.ca",
  "yahoo.de",
  "yahoo.es",
  "yahoo.it",
  "yahoo.in",
  "yahoo.co.in",
  "yahoo.co.za",
  "yahoo.com.au",
  "yahoo.com.br",
  "outlook.fr",
  "outlook.de",
  "outlook.es",
  "outlook.co.za",
  "proton.me",
  "protonmail.ch",
]);

/**
 * The email that was probably meant, where the domain looks like a slip in the name of a well-known mail service; else
 * null. A suggestion keeps the first letter and differs by at most one in
 * length; other domains get none.
 */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  if (!isEmail(email)) return null;
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (OFTEN_MEANT.includes(domain) || ALSO_RIGHT.has(domain)) return null;
  const meant = run({
    email,
    domains: OFTEN_MEANT,
    secondLevelDomains: [],
    topLevelDomains: [],
    domainThreshold: 2,
  })?.domain;
  if (!meant || meant[0] !== domain[0] || Math.abs(meant.length - domain.length) > 1) return null;
  return `${email.slice(0, at)}@${meant}`;
}
