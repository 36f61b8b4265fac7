import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/** Pictures at addresses that never change, and the built-in file that answers there (decision: variants-at-upload). */
const BUILT_IN: Record<string, string> = {
  social: "/pictures/social.jpg",
  "social.jpg": "/pictures/social.jpg",
};

/** The site's exchangeable pictures. They are asked for again each time: the strong ETag makes that a 304. */
export const media = new Hono<AppEnv>().get("/:name", (c) => {
  const file = BUILT_IN[c.req.param("name")];
  if (!file) return c.notFound();
  return c.env.ASSETS.fetch(new Request(new URL(file, c.req.url), { headers: c.req.raw.headers }));
});
