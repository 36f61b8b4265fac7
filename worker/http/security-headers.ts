import { createMiddleware } from "hono/factory";
import { type Site, site } from "../../domain/site.ts";

/**
 * The content security policy, as one line.
 * @param scriptHashes `'sha256-…'` of the inline scripts of the prerendered pages, and of the speculation rules that the
 *   application adds: with them no page needs `unsafe-inline` for scripts. Worker answers have no inline scripts and pass none.
 * @param outside what is configured of other hosts: the film's preview, Turnstile and the analytics service; none is named
 *   otherwise
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  outside: Pick<Site, "videoUrl" | "turnstile" | "analytics"> = site,
): string {
  const turnstile = outside.turnstile ? [outside.turnstile.origin] : [];
  const { tagHosts, dataHosts } = outside.analytics ?? { tagHosts: [], dataHosts: [] };
  const measured = [...dataHosts, ...tagHosts];
  const frames = [...(outside.videoUrl ? [new URL(outside.videoUrl).origin] : []), ...turnstile];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...turnstile, ...tagHosts],
    // Inline style attributes: Radix places its popups with them.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...measured],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...measured],
    "media-src": ["'self'"],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * The headers of every answer, static ones too: scripts/prerender.ts writes this table into `_headers` for the
 * assets, which are answered before the Worker runs; `securityHeaders` puts it on what the Worker answers.
 * @param described the site as its build variables say, which a script outside of the build does not know by itself
 */
export function securityHeaderTable(
  scriptHashes: readonly string[] = [],
  described: Site = site,
): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, described),
    "Strict-Transport-Security": `max-age=63072000${described.hasHstsPreload ? "; includeSubDomains; preload" : ""}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** Puts the table on every answer of the Worker, errors included. What a route has set itself stays. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaderTable()))
    if (!c.res.headers.has(name)) c.header(name, value);
});

/** Answers of the API are personal and short-lived, so no cache stores them. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});
