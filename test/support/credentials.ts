import { env } from "cloudflare:workers";
import { importJWK, type JWTPayload, SignJWT } from "jose";
import { inject } from "vitest";
import { call, ORIGIN, postJson } from "./worker.ts";

/** Signs the owner in with the tests' key; returns the session's cookie. */
export async function ownerCookie(): Promise<string> {
  const response = await postJson("/api/session", { key: env.OWNER_KEY });
  return response.headers.get("Set-Cookie")!.split(";", 1)[0]!;
}

type OwnerOptions = { json?: unknown; body?: BodyInit; method?: string; headers?: object; bindings?: object };

/** Sends a request with a session of the owner; `json` or a form makes it a POST. */
export async function asOwner(
  path: string,
  { json, body, method, headers, bindings }: OwnerOptions = {},
): Promise<Response> {
  const Cookie = await signedCookie(String(Date.now() + 3_600_000));
  const content = json === undefined ? body : JSON.stringify(json);
  const init = {
    method: method ?? (content === undefined ? "GET" : "POST"),
    headers: { Cookie, Origin: ORIGIN, ...(json !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(content !== undefined && { body: content }),
  };
  return call(path, init, bindings);
}

/** What the owner reads there; throws for any answer but 200. */
export function readAsOwner<Answer>(path: string, bindings: Partial<Env> = {}): Promise<Answer> {
  return askAsOwner(path, { bindings });
}

/** What a request of `asOwner` is answered; throws for any answer but 200. */
export async function askAsOwner<Answer>(path: string, options: OwnerOptions): Promise<Answer> {
  const answer = await asOwner(path, options);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The pages of one of the owner's lists, to its end. */
export async function readPages<Page extends { nextCursor: string | null }>(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ""; cursor !== null; cursor = pages.at(-1)!.nextCursor) {
    pages.push(await readAsOwner<Page>(`${path}&cursor=${cursor}`));
  }
  return pages;
}

/** What `Env` would hold where Cloudflare Access is configured. */
export function accessBindings(changes: object = {}) {
  const { origin } = inject("accessTeam");
  return { ACCESS_TEAM_DOMAIN: origin, ACCESS_AUD: "homeward-application", ...changes } as unknown as Partial<Env>;
}

type TokenChanges = JWTPayload & { key?: CryptoKey; keyId?: string };

/** A token as Access signs it for a member of the team; `changes` make it a wrong one. */
export async function accessToken({ key, keyId, ...claims }: TokenChanges = {}): Promise<string> {
  const team = inject("accessTeam");
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: team.origin,
    aud: ["homeward-application"],
    email: "owner@example.com",
    sub: "7335d417-61da-459d-899c-0a01c76a2f94",
    type: "app",
    iat: now - 60,
    nbf: now - 60,
    exp: now + 3600,
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "RS256", kid: keyId ?? team.keyId })
    .sign(key ?? (await importJWK(team.privateKey, "RS256")));
}

/** What makes a request of `asOwner` that of an account of Cloudflare Access. */
export async function throughAccess(email: string) {
  return { headers: { "Cf-Access-Jwt-Assertion": await accessToken({ email }) }, bindings: accessBindings() };
}

/** A session's cookie as the Worker signs it. */
export async function signedCookie(text: string, ownerKey = env.OWNER_KEY): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(ownerKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
  return `__Host-owner_session=${encodeURIComponent(`${text}.${btoa(String.fromCharCode(...signature))}`)}`;
}
