import type { Context } from "hono";
import { createRemoteJWKSet, errors, jwtVerify, type RemoteJWKSet } from "jose";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "./context.ts";

const TOKEN_HEADER = "Cf-Access-Jwt-Assertion";

/**
 * The key set of each team origin: one, for as long as the configuration is the same. Nothing is kept in the Worker's
 * memory but what jose caches in it, the team's public keys: for 10 minutes, and asked for again when a token names a
 * key that is not among them. Who is signed in is proved anew by every request.
 */
const keySets = new Map<string, RemoteJWKSet>();

/**
 * Whether Cloudflare Access lets this request through as one of the team: its token is signed by a key of the team,
 * meant for this application, and not over (decision: owner-access). A key set that cannot be had lets nobody in.
 */
export async function isAccessOwner(c: Context<AppEnv>): Promise<boolean> {
  const { access } = readConfiguration(c.env);
  const token = c.req.header(TOKEN_HEADER);
  if (!access || !token) return false;
  try {
    await jwtVerify(token, findKeySet(access.teamOrigin), {
      issuer: access.teamOrigin,
      audience: access.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
    });
    return true;
  } catch (error) {
    if (!isTokenFault(error)) {
      console.error({ requestId: c.get("requestId"), error: `The keys of Cloudflare Access: ${String(error)}` });
    }
    return false;
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
    // An answer that is no key set, none in time, and none with status 200.
    !(error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC")
  );
}
