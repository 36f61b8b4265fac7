import { files } from "./files.ts";
import { renderPage, type SiteAssets } from "./render-page.tsx";

/**
 * Renders what stands at a URL: a page as a whole document, or a file such as `/sitemap.xml`. The build and the
 * development server call it; deployed, its answers are static files.
 * @returns 404 with the not-found page where nothing is there
 */
export async function renderPath(request: Request, assets: SiteAssets): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  return files[path]?.() ?? renderPage(request, assets);
}
