import { Hono } from "hono";
import { app } from "#worker/app.ts";
import worker from "#worker/index.ts";
import type { SiteAssets } from "./render-page.tsx";
import { renderPath } from "./render-path.ts";

/** What pages load on the development server: Vite answers these paths with the modules themselves. */
const ASSETS: SiteAssets = {
  public: {
    style: "/web/styles/public-pages.css",
    loader: { url: "/web/site/loader.ts" },
    start: "/web/site/start.ts",
  },
  office: () => ({
    style: "/web/styles/owner-pages.css",
    start: "/web/office/main.tsx",
    preview: "/web/site/preview.worker.ts",
  }),
  scriptsOf: () => [],
};

/** The Worker of the development server: after its own routes it renders pages, by the function that the build calls. */
export default {
  ...worker,
  fetch: new Hono().route("/", app).all("*", (c) => renderPath(c.req.raw, ASSETS)).fetch,
} satisfies ExportedHandler<Env>;
