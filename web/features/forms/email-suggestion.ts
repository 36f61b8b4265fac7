import { run } from "@zootools/email-spell-checker";
import { isEmail } from "#domain/email.ts";

/** The domains of the largest mail services, whose names are long enough for a slip to be one. */
const COMMON_DOMAINS = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.uk",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "icloud.com",
  "protonmail.com",
];

/** Their names, each of which may have a domain in any country: `hotmail.ca`, `yahoo.com.gh`. */
const PROVIDERS = new Set(COMMON_DOMAINS.map((domain) => domain.split(".", 1)[0]!));

/** The ending of a country; "co" and "cm" are Colombia's and Cameroon's, but rather a slip in "com". */
const COUNTRY_ENDING = /^(?:com?\.)?(?!co$|cm$)[a-z]{2}$/;

function isOfCountry(domain: string): boolean {
  const dot = domain.indexOf(".");
  return PROVIDERS.has(domain.slice(0, dot)) && COUNTRY_ENDING.test(domain.slice(dot + 1));
}

/**
 * The email that was probably meant, where the domain looks like a slip in one of the largest mail services; else null. A suggestion keeps the first letter and differs by at most one in
 * length; other domains get none.
 */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  if (!isEmail(email)) return null;
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (COMMON_DOMAINS.includes(domain) || isOfCountry(domain)) return null;
  const meant = run({
    email,
    domains: COMMON_DOMAINS,
    secondLevelDomains: [],
    topLevelDomains: [],
    domainThreshold: 2,
  })?.domain;
  if (!meant || meant[0] !== domain[0] || Math.abs(meant.length - domain.length) > 1) return null;
  return `${email.slice(0, at)}@${meant}`;
}
