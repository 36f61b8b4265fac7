import { parseUrl } from "./parse-url.ts";

// What is asked of an office by a link, and what somebody answers there.

/** An office as a letter names it. */
export type AskedOffice = { name: string; url: string; email?: string | undefined; language: OfficeLanguage };

/** The languages of letters to offices, and of the page that their links open. */
export const OFFICE_LANGUAGES = ["en", "fr"] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** A fact as an office is asked about it. `id`: as in `DeskRow`. */
export type AskedFact = { id: string; title: string; sentence: string };

export const VERDICTS = ["right", "wrong", "not ours"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What an office says of a fact. `text`: what is right instead, or a remark; empty if nothing was written. */
export type OfficeAnswer = { id: string; verdict: Verdict; text: string };

/** How long the link of a letter works. */
export const LETTER_DAYS = 90;

/** What a letter may ask, and what may be answered. Lengths are in characters. */
export const OFFICE_LIMITS = {
  facts: 60,
  id: 300,
  title: 300,
  sentence: 2_000,
  name: 200,
  text: 500,
  person: 120,
  document: 500,
  /** How many different answers one letter takes. */
  answers: 20,
} as const;

/** Whether a page is on the site of an office: on its host, or on one below it. */
export function isOnSite(page: string, { url }: Pick<AskedOffice, "url">): boolean {
  const host = hostOf(page);
  return host !== null && isAtOrBelow(host, hostOf(url));
}

/** Whether an email is an office's own: the one that it publishes, or one at the host of its site. */
export function isOwnEmail(email: string, { url, email: published }: Pick<AskedOffice, "url" | "email">): boolean {
  const normal = email.trim().toLowerCase();
  return normal === published?.toLowerCase() || isAtOrBelow(normal.split("@").at(-1)!, hostOf(url));
}

function hostOf(address: string): string | null {
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\d?\./, "") : null;
}

function isAtOrBelow(host: string, office: string | null): boolean {
  return office !== null && (host === office || host.endsWith(`.${office}`));
}
