import robotsParser from "robots-parser";
import { site } from "../../domain/site.ts";
import type { Unreadable } from "../../domain/watch/watch-list.ts";
import { sha256 } from "../hash.ts";
import { textOfPage } from "./page-text.ts";

/** What a page answered. */
export type Fetched =
  | { status: "text"; text: string; hash: string; etag: string | null; lastModified: string | null }
  | { status: "pdf"; hash: string }
  | { status: "unchanged" }
  | { status: "gone" }
  /** To another host, or to its site's home page. */
  | { status: "moved"; to: string }
  | { status: "unreadable"; why: Unreadable };

/** What a page said about its version when it was read before. */
export type Version = { etag: string | null; lastModified: string | null };

/** Limits for one page. Shorter texts come from bot checks, rate limits and pages rendered by scripts. */
export const PAGE_LIMITS = { milliseconds: 15_000, bytes: 3_000_000, redirects: 5, leastText: 500 };

/** Tells sites who reads them and where to object. */
const AGENT = "HomewardSourceWatch";
const USER_AGENT = `${AGENT}/1.0 (+${site.origin}/contact; ${site.email.hello})`;

class UnreadableError extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

/**
 * Fetches a cited page if robots.txt allows it, with a conditional request if it was read before.
 * @param before null: fetch the whole page in any case
 */
export async function fetchPage(address: string, before: Version | null, limits = PAGE_LIMITS): Promise<Fetched> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const stop = new AbortController();
  const timer = setTimeout(() => {
    reject(new UnreadableError("too slow"));
    stop.abort();
  }, limits.milliseconds);
  try {
    return await Promise.race([read(new URL(address), before, limits, stop.signal), timeout]);
  } catch (error) {
    return { status: "unreadable", why: error instanceof UnreadableError ? error.why : "away" };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function read(
  cited: URL,
  before: Version | null,
  limits: typeof PAGE_LIMITS,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = cited;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (!isPublic(url)) throw new UnreadableError("redirects");
    if (!(await allowsUs(url, signal))) throw new UnreadableError("robots");
    const response = await fetch(url, { redirect: "manual", signal, headers: headersFor(before) });
    const next = response.status >= 300 && response.status < 400 && response.headers.get("location");
    if (!next) return toFetched(response, cited, url, limits);
    await response.body?.cancel();
    url = new URL(next, url);
  }
  throw new UnreadableError("redirects");
}

/** Cited addresses are ours, redirects are not: they must not lead into a private network. */
function isPublic({ protocol, hostname, username, port }: URL): boolean {
  const isWeb = (protocol === "https:" || protocol === "http:") && port === "" && username === "";
  const isAddress = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  return (
    isWeb && !isAddress && /\.[a-z][a-z0-9-]+$/i.test(hostname) && !/\.(?:local|internal|localhost)$/i.test(hostname)
  );
}

/**
 * A missing robots.txt allows everything; one that can't be fetched forbids everything. A redirected one counts as missing: the page
 * usually redirects as well, and then the robots.txt of its new host decides.
 */
async function allowsUs(url: URL, signal: AbortSignal): Promise<boolean> {
  const address = new URL("/robots.txt", url);
  const headers = { "user-agent": USER_AGENT };
  // Kept for a day at the edge: pages of one host are read within hours of one another.
  const cf = { cacheTtlByStatus: { "200-299": 86_400, "400-499": 86_400, "500-599": 0 }, cacheEverything: true };
  const response = await fetch(address, { redirect: "manual", signal, headers, cf });
  if (response.status >= 500 || response.status === 429) throw new UnreadableError("away");
  const text = response.ok ? new TextDecoder().decode(await bytesOf(response, PAGE_LIMITS.bytes)) : "";
  if (!response.ok) await response.body?.cancel();
  return robotsParser(address.href, text).isAllowed(url.href, AGENT) !== false;
}

function headersFor(before: Version | null): Record<string, string> {
  return {
    "user-agent": USER_AGENT,
    accept: "text/html, text/plain, application/pdf;q=0.5",
    "accept-language": "en, fr;q=0.8",
    ...(before?.etag && { "if-none-match": before.etag }),
    ...(before?.lastModified && { "if-modified-since": before.lastModified }),
  };
}

async function toFetched(response: Response, cited: URL, url: URL, limits: typeof PAGE_LIMITS): Promise<Fetched> {
  const { status, headers } = response;
  if (status !== 200) await response.body?.cancel();
  if (status === 404 || status === 410) return { status: "gone" };
  if (status >= 500) throw new UnreadableError("away");
  if (status !== 200 && status !== 304) throw new UnreadableError("refused");
  if (hostOf(url) !== hostOf(cited) || (url.pathname === "/" && cited.pathname !== "/"))
    return { status: "moved", to: url.href };
  if (status === 304) return { status: "unchanged" };
  const type = headers.get("content-type")?.toLowerCase() ?? "";
  const bytes = await bytesOf(response, limits.bytes);
  if (type.includes("application/pdf")) return { status: "pdf", hash: sha256(bytes.buffer) };
  if (type !== "" && !/text\/(?:html|plain)|application\/xhtml/.test(type)) throw new UnreadableError("no page");
  const text = await textOfPage(bytes, type);
  if (text.length < limits.leastText) throw new UnreadableError("no text");
  const version = { etag: headers.get("etag"), lastModified: headers.get("last-modified") };
  return { status: "text", text, hash: sha256(text), ...version };
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\d?\./, "");
}

/** @throws UnreadableError beyond the most */
async function bytesOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new UnreadableError("too large");
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
