import { Hono } from "hono";
import { app } from "#worker/app.ts";
import worker from "#worker/index.ts";
import { files } from "./files.ts";
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

const site = new Hono().route("/", app).all("*", (c) => renderPath(c.req.raw, ASSETS));

/** One for each environment, because what is read of one is kept under it. */
const environments = new WeakMap<Env, Env>();

/** The environment with the files that a build would have written: there is no build, so they are made when they are read. */
function withFiles(env: Env): Env {
  let known = environments.get(env);
  if (!known) {
    const fetch = (request: Request) =>
      Object.hasOwn(files, new URL(request.url).pathname) ? renderPath(request, ASSETS) : env.ASSETS.fetch(request);
    known = { ...env, ASSETS: { ...env.ASSETS, fetch } as Fetcher };
    environments.set(env, known);
  }
  return known;
}

/** The Worker of the development server: after its own routes it renders pages, by the function that the build calls. */
export default {
  fetch: (request, env, context) => site.fetch(request, withFiles(env), context),
  queue: (batch, env) => worker.queue(batch, withFiles(env)),
  scheduled: (event, env) => worker.scheduled(event, withFiles(env)),
} satisfies ExportedHandler<Env>;
