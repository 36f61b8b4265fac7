import { Hono } from "hono";
import { COUNTRIES } from "../../domain/countries.ts";
import type { AppEnv } from "../http/context.ts";

/** Where the form of /my-plan leads without scripts: to the general plan of its country, or back to the form. */
export const generalPlan = new Hono<AppEnv>().get("/", (c) => {
  const country = COUNTRIES.find(({ id }) => id === c.req.query("country"));
  return c.redirect(country ? `/my-plan/${country.id}` : "/my-plan", 303);
});
