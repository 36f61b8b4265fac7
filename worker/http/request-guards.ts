import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import type { AppEnv } from "./context.ts";
import { AppError } from "./errors.ts";

/** Refuses a body of more than 64 KB, stated or not: the limit of every public POST (decision: one-guard). */
export const limitBody = bodyLimit({
  maxSize: 64 * 1024,
  async onError(c) {
    await drainBody(c);
    throw new AppError(413, "too_large", "That is more than this form can take. Please shorten it.");
  },
});

/** How much of a refused body is read, in bytes: as much as the platform lets through on its smaller plans. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;

/**
 * Reads the rest of a body that is refused: a browser that is still sending when the answer comes shows a reset
 * connection instead of it. A body without a stated length, which no browser sends, is not read on.
 */
export async function drainBody(c: Context) {
  const { body } = c.req.raw;
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let read = 0; read < MAX_DRAINED_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
  }
  await reader.cancel();
}

/**
 * Refuses a request that another site's page made a browser send, whatever its content type: Hono's own check lets
 * cross-site JSON through. A client that states no origin is not a browser and carries no one's cookies; a browser states
 * "null" on a page that tells no referrer, as those that links in mails lead to.
 * @throws AppError 403
 */
export function requireSameOrigin(c: Context<AppEnv>) {
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  if (origin === "null" ? fetchSite !== "same-origin" : isForeign(c, origin, fetchSite)) {
    throw new AppError(403, "cross_site", "This only works from our own pages.");
  }
}

function isForeign(c: Context<AppEnv>, origin: string | undefined, fetchSite: string | undefined): boolean {
  if (origin === undefined) return fetchSite === "cross-site" || fetchSite === "same-site";
  // The configured origin is read last, so that a wrong one does not close the forms of this host.
  return origin !== new URL(c.req.url).origin && origin !== readConfiguration(c.env).origin;
}

/**
 * The rate limits, by name. Limits and windows are set at the bindings in wrangler.toml; `seconds` repeats the window
 * because a binding does not tell it. They are approximate and per location: whatever costs money is also counted in D1.
 */
const RATE_LIMITS = {
  form: {
    binding: "FORM_LIMIT",
    seconds: 10,
    message: "Too many tries, please wait a minute. What you typed is still here.",
  },
  /** Shares the forms' binding: its scope names the person, because a mail provider unsubscribes many from one IP. */
  link: {
    binding: "FORM_LIMIT",
    seconds: 10,
    message: "Too many tries, please wait a minute.",
  },
  visit: {
    binding: "VISIT_LIMIT",
    seconds: 60,
    message: "Too many visits from this network at once: they are not counted.",
  },
  /** Shares the visits' binding under a scope of its own, as do the posts of the whole site that go to the queue. */
  health: {
    binding: "VISIT_LIMIT",
    seconds: 60,
    message: "Too many requests from this network. Please wait a minute.",
  },
  sign_in: {
    binding: "SIGN_IN_LIMIT",
    seconds: 60,
    message: "Too many tries, please wait a minute.",
  },
} as const;

/**
 * Counts one attempt of this visitor's network against a named limit.
 * @param scope what is counted separately: a form, or the link of one person
 * @throws AppError 429 with `Retry-After` in seconds once the limit is passed
 */
export async function countAttempt(c: Context<AppEnv>, name: keyof typeof RATE_LIMITS, scope: string) {
  const { binding, seconds, message } = RATE_LIMITS[name];
  const network = toNetwork(c.req.header("cf-connecting-ip") ?? "unknown");
  if (!(await isWithin(c, binding, `${scope}:${network}`))) throw tooManyRequests(message, seconds);
}

/** Whether one more post may wait in the queue: 60 a minute of the whole site, at each of the platform's locations. */
export function hasRoomInQueue(c: Context<AppEnv>): Promise<boolean> {
  return isWithin(c, "VISIT_LIMIT", "queued posts");
}

/** A limit that does not answer must not close the forms: D1 also counts what costs money or annoys a person. */
async function isWithin(c: Context<AppEnv>, name: RateLimitName, key: string): Promise<boolean> {
  try {
    return (await c.env[name].limit({ key })).success;
  } catch (error) {
    logFailure("rate limit", error, { name, requestId: c.get("requestId") });
    return true;
  }
}

type RateLimitName = (typeof RATE_LIMITS)[keyof typeof RATE_LIMITS]["binding"];

/** @param seconds until when it is in vain to try again */
export function tooManyRequests(message: string, seconds: number): AppError {
  return new AppError(429, "too_many_requests", message, { headers: { "Retry-After": String(seconds) } });
}

/**
 * What one subscriber has at least: an IPv4 address whole, of an IPv6 address the first 64 bits, because everyone can
 * change the others at will.
 * @param bits 48: what whoever rents a machine often has
 */
export function toNetwork(ip: string, bits: 64 | 48 = 64): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [start = "", end] = ip.toLowerCase().split("%", 1)[0]!.split("::", 2);
  const first = start === "" ? [] : start.split(":");
  const last = end ? end.split(":") : [];
  const zeros = end === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, bits / 16);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/${bits}`;
}
