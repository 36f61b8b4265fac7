import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { isOfficePath } from "#web/office/office-pages.ts";
import { ScriptSources, type ScriptSource } from "#web/lib/island.tsx";
import { Document, type PageAssets } from "./document.tsx";
import { routes } from "./routes.tsx";

/** What the pages of one build, or of a development server, load. */
export type SiteAssets = {
  public: PageAssets;
  /** @param path of a page of the back office */
  office: (path: string) => PageAssets;
  /** URLs of the scripts that an island or a behavior needs. @param module its path in the project */
  scriptsOf: (module: string) => readonly string[];
};

const { query, dataRoutes } = createStaticHandler(routes);

const MODULES = import.meta.glob<Record<string, unknown>>(["../**/*.island.tsx", "../**/*.behavior.ts"], {
  eager: true,
});

/** All that islands and behaviors export, each with its source. */
function findSources(assets: SiteAssets): ReadonlyMap<unknown, ScriptSource> {
  return new Map(
    Object.entries(MODULES).flatMap(([file, parts]) => {
      const path = file.slice("../".length);
      const scripts = assets.scriptsOf(`web/${path}`);
      return Object.entries(parts).map(([name, part]) => [part, { id: `${path}#${name}`, scripts }] as const);
    }),
  );
}

/**
 * Renders the page at a URL as a whole document: for the build and the development server (web/site/render-path.ts), and for
 * previews (web/site/preview.worker.ts).
 * @returns 404 with the not-found page where nothing is there
 */
export async function renderPage(request: Request, assets: SiteAssets): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  const context = await query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerender(
    <ScriptSources value={findSources(assets)}>
      <Document path={path} assets={isOfficePath(path) ? assets.office(path) : assets.public}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </ScriptSources>,
    { onError: (error) => console.error(error) },
  );
  const html = await new Response(prelude).text();
  return new Response(html, {
    status: context.statusCode,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
