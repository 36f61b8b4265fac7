import { Hono } from "hono";
import { COUNTRIES } from "../../domain/countries.ts";
import { permitsPath, REASONS } from "../../domain/reasons.ts";
import type { AppEnv } from "../http/context.ts";

/** Where the form of /permits leads without scripts: to the list for its reason and country; without a known reason back to the form. */
export const permits = new Hono<AppEnv>().get("/", (c) => {
  const reason = REASONS.find((one) => one === c.req.query("reason"));
  if (!reason) return c.redirect("/permits", 303);
  const country = COUNTRIES.find(({ id }) => id === c.req.query("country"));
  return c.redirect(permitsPath(reason, country?.id), 303);
});
