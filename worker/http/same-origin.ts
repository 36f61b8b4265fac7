import type { Context } from "hono";
import { configurationOf } from "../env.ts";
import type { AppEnv } from "./app-env.ts";
import { AppError } from "./errors.ts";

/**
 * Refuses what another site's page made a browser send, whatever its content type (the framework's own check lets
 * cross-site JSON through). Every browser states the origin of a POST; a client that states none is no browser and
 * carries nobody's cookies.
 * @throws AppError 403
 */
export function requireSameOrigin(c: Context<AppEnv>) {
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  const ownOrigins = [new URL(c.req.url).origin, configurationOf(c.env).origin];
  const isForeign =
    origin !== undefined ? !ownOrigins.includes(origin) : fetchSite === "cross-site" || fetchSite === "same-site";
  if (isForeign) {
    throw new AppError(403, "cross_site", "This form can only be sent from our own pages.");
  }
}
