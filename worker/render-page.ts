import { renderPage as renderSitePage } from "../web/site/render-page.tsx";

/** What pages load on the development server: Vite answers these paths with the modules themselves. */
const DEVELOPMENT_ASSETS = {
  public: {
    style: "/web/styles/public-pages.css",
    loader: { url: "/web/site/loader.ts" },
    start: "/web/site/start.ts",
  },
  office: { style: "/web/styles/owner-pages.css", start: "/web/office/main.tsx" },
  islandScripts: () => [],
};

/** Renders a page on the development server, by the function with which the build renders all of them. */
export function renderPage(request: Request): Promise<Response> {
  return renderSitePage(request, DEVELOPMENT_ASSETS);
}
