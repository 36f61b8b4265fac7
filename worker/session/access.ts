import type { Context } from "hono";
import { createRemoteJWKSet, errors, jwtVerify, type RemoteJWKSet } from "jose";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import type { AppEnv } from "../http/context.ts";

const TOKEN_HEADER = "Cf-Access-Jwt-Assertion";

/**
 * The key set of each team origin: one, for as long as the configuration is the same. Nothing is kept in the Worker's
 * memory but what jose caches in it, the team's public keys: for 10 minutes, and asked for again when a token names a
 * key that is not among them. Who is signed in is verified again by every request.
 */
const keySets = new Map<string, RemoteJWKSet>();

/**
 * Whom of the team Cloudflare Access lets through with this request: its token is signed by a key of the team, meant for
 * this application, and not expired. It fails closed where the keys cannot be fetched or only
 * one of the two variables is set.
 * @returns the account's email, of a service token its name; null for anyone else
 */
export async function findAccessOwner(c: Context<AppEnv>): Promise<string | null> {
  const token = c.req.header(TOKEN_HEADER);
  if (!token) return null;
  try {
    const { access } = readConfiguration(c.env);
    if (!access) return null;
    const { payload } = await jwtVerify(token, findKeySet(access.teamOrigin), {
      issuer: access.teamOrigin,
      audience: access.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
    });
    return [payload["email"], payload["common_name"]].find((name) => typeof name === "string") ?? OWNER_ACTOR;
  } catch (error) {
    if (!isTokenFault(error)) logFailure("keys of Cloudflare Access", error, { requestId: c.get("requestId") });
    return null;
  }
}

function findKeySet(teamOrigin: string): RemoteJWKSet {
  let keySet = keySets.get(teamOrigin);
  if (!keySet) {
    keySet = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", teamOrigin));
    keySets.set(teamOrigin, keySet);
  }
  return keySet;
}

/** Whether the token itself is invalid. Otherwise its keys could not be fetched, which is logged. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    // These three mean that the keys could not be fetched: an invalid key set, a timeout, another status than 200.
    !(error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC")
  );
}
