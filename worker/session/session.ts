import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import { OWNER_SESSION_HOURS } from "../../domain/retention.ts";
import { sha256 } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import { openDatabase } from "../db/database.ts";
import { isSessionRevoked, revokeSession } from "./revoked-sessions.store.ts";
import { findAccessOwner } from "./access.ts";
import { databaseAway, noOwnerKey, signedOut, wrongOwnerKey, wrongPublishingKey } from "./session.errors.ts";
import type { AppEnv } from "../http/context.ts";
import { requireSameOrigin } from "../http/request-guards.ts";

const COOKIE = "owner_session";
const SESSION_SECONDS = OWNER_SESSION_HOURS * 60 * 60;

/**
 * What anyone may call. Every other method and path under /api answers 401 without an owner session, so a new route is
 * closed until it is listed here.
 */
export const PUBLIC_API: ReadonlySet<string> = new Set([
  "GET /api/health",
  "GET /api/waitlist/count",
  "POST /api/waitlist",
  "POST /api/optin-contacts",
  "POST /api/calculator",
  "POST /api/plans",
  "POST /api/messages",
  "POST /api/reports",
  "POST /api/visits",
  "GET /api/session",
  "POST /api/session",
  "GET /api/visa-steps",
  "GET /api/matches",
  "GET /api/permits",
  "GET /api/my-plan",
  "GET /api/confirm",
  "POST /api/confirm",
  "GET /api/unsubscribe",
  "POST /api/unsubscribe",
  "GET /api/removal",
  "POST /api/removal",
  "GET /api/plan-reminders",
  "POST /api/plan-reminders",
  "GET /api/plan-changes",
  "POST /api/plan-changes",
  "GET /api/office-answers",
  "POST /api/office-answers",
  "GET /api/office-confirmation",
  "POST /api/office-confirmation",
]);

/** The routes that DESK_READ_KEY opens, and only that key. */
export const PUBLISHING_API: ReadonlySet<string> = new Set(["GET /api/publishing", "POST /api/publishing/version"]);

/**
 * Lets the owner pass, and everyone to what is public. Whatever the owner asks for must come from our own pages, reads included,
 * because Access signs the owner in with a cookie that other sites' requests carry as well (decision: same-origin-check).
 */
export const ownerOnly = createMiddleware<AppEnv>(async (c, next) => {
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const route = `${method} ${c.req.path}`;
  if (PUBLISHING_API.has(route)) refuseOtherKeys(c);
  else if (!PUBLIC_API.has(route)) {
    const actor = await findOwner(c);
    if (actor === null) throw signedOut();
    c.set("actor", actor);
    requireSameOrigin(c);
  }
  await next();
});

/** @throws AppError 401 if the request doesn't carry DESK_READ_KEY */
function refuseOtherKeys(c: Context<AppEnv>) {
  const { deskReadKey } = readConfiguration(c.env);
  const [, given] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
  if (!deskReadKey || !given || !isSameKey(given, deskReadKey)) {
    throw wrongPublishingKey();
  }
}

/** Compares digests in constant time: neither the content nor the length of the key shows in the time it takes. */
function isSameKey(given: string, key: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(key)));
}

/**
 * Who is asking: the account that is signed in through Cloudflare Access, else the owner by a
 * session of ours; null for anyone else.
 */
export async function findOwner(c: Context<AppEnv>): Promise<string | null> {
  return (await findAccessOwner(c)) ?? ((await hasSession(c)) ? OWNER_ACTOR : null);
}

/**
 * Whether the request carries a session that we signed and that has not ended.
 * @throws AppError 503 while the database does not answer
 */
async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  // Before the key is read: a wrong one concerns nobody without a session.
  if (getCookie(c, COOKIE, "host") === undefined) return false;
  const { ownerKey } = readConfiguration(c.env);
  if (!ownerKey) return false;
  const endsAt = await getSignedCookie(c, ownerKey, COOKIE, "host");
  if (typeof endsAt !== "string" || !(Number(endsAt) > Date.now())) return false;
  try {
    return !(await isSessionRevoked(openDatabase(c.env.DB), sha256(endsAt)));
  } catch (error) {
    logFailure("session", error, { requestId: c.get("requestId") });
    throw databaseAway();
  }
}

/**
 * Trades the owner key for a session of 12 hours. The session is signed with the key itself:
 * a new key ends every session.
 * @throws AppError 503 when no key is configured, 401 when this is not the key
 */
export async function signIn(c: Context<AppEnv>, key: string) {
  const { ownerKey } = readConfiguration(c.env);
  if (!ownerKey) throw noOwnerKey();
  if (!isSameKey(key, ownerKey)) throw wrongOwnerKey();
  // The fraction tells sessions of the same millisecond apart.
  const endsAt = Date.now() + SESSION_SECONDS * 1000 + Math.random();
  await setSignedCookie(c, COOKIE, String(endsAt), ownerKey, {
    prefix: "host",
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: SESSION_SECONDS,
  });
}

/** Ends the session for good: a copy of its cookie is refused. */
export async function signOut(c: Context<AppEnv>) {
  const { ownerKey } = readConfiguration(c.env);
  const endsAt = ownerKey && (await getSignedCookie(c, ownerKey, COOKIE, "host"));
  if (endsAt) await revokeSession(openDatabase(c.env.DB), sha256(endsAt), Number(endsAt));
  deleteCookie(c, COOKIE, { prefix: "host", path: "/", secure: true });
}
