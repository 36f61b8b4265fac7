import { Hono } from "hono";
import { app } from "#worker/app.ts";
import worker from "#worker/index.ts";
import { renderPage, type SiteAssets } from "./render-page.tsx";

/** What pages load on the development server: Vite answers these paths with the modules themselves. */
const ASSETS: SiteAssets = {
  public: {
    style: "/web/styles/public-pages.css",
    loader: { url: "/web/site/loader.ts" },
    start: "/web/site/start.ts",
  },
  office: () => ({ style: "/web/styles/owner-pages.css", start: "/web/office/main.tsx" }),
  scriptsOf: () => [],
};

/** The Worker of the development server: after its own routes it renders pages, by the function that the build calls. */
export default {
  ...worker,
  fetch: new Hono().route("/", app).all("*", (c) => renderPage(c.req.raw, ASSETS)).fetch,
} satisfies ExportedHandler<Env>;
