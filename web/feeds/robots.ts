import { OWNER_PAGES } from "#domain/owner-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** Paths that are nobody's to find: the API and the back office. */
const CLOSED_PATHS = ["/api/", ...OWNER_PAGES];

/**
 * `/robots.txt`. Only the production build names its sitemap; every other one carries `X-Robots-Tag: noindex`
 * (scripts/prerender.ts), which a robot must be allowed to read.
 */
export function robots() {
  const lines =
    import.meta.env.MODE === "staging"
      ? ["User-agent: *", "Allow: /"]
      : [
          "User-agent: *",
          ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${absoluteUrl("/sitemap.xml")}`,
        ];
  return new Response([...lines, ""].join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
