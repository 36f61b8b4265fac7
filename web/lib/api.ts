import { hc } from "hono/client";
import { apiFetch } from "#web/lib/api-fetch.ts";
import type { AppType } from "#worker/app.ts";

/** The API with the Worker's own types. Import it where it is first needed: nothing of it belongs to the first load. */
export const api = hc<AppType>("/", { fetch: apiFetch }).api;
