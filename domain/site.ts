import { siteValues } from "#content/site";
import { parseUrl } from "./parse-url.ts";

/**
 * Everything that names this deployment: the provider, its URLs and emails, and its outside services.
 * What the owner writes is in content/site.yaml and content/legal.yaml; what differs from one deployment to another is a
 * `VITE_…` variable of the build. Secrets and the URLs of services are run-time configuration: see worker/env.ts.
 */

type Variables = Record<string, string | boolean | undefined>;

/** The variable that every deployment to the public sets. */
export const ORIGIN_VARIABLE = "VITE_SITE_ORIGIN";

/** Whether the variables leave the site on the host of examples. */
export function hasExampleOrigin(variables: Variables): boolean {
  return readSite(variables).origin === EXAMPLE_ORIGIN;
}

const EXAMPLE_ORIGIN = "https://homeward.example";

/**
 * The site's configuration, from the content and from build variables.
 * @throws Error naming the variable and what is wrong with it, so that a build never contains a broken URL.
 */
export function readSite(variables: Variables, values: typeof siteValues = siteValues) {
  function text(name: string, fallback: string): string {
    const value = variables[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : fallback;
  }

  function httpsUrl(name: string, fallback: string): string {
    const value = text(name, fallback);
    const url = parseUrl(value);
    const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
    if (!url || (url.protocol !== "https:" && !isLocal)) {
      throw new Error(`${name} must be an https:// URL, but is "${value}".`);
    }
    return value;
  }

  function origin(name: string, fallback: string): string {
    const url = new URL(httpsUrl(name, fallback));
    if (url.pathname !== "/" || url.search || url.hash) {
      throw new Error(`${name} must be an origin without a path, but is "${url.href}".`);
    }
    return url.origin;
  }

  const turnstileSiteKey = text("VITE_TURNSTILE_SITE_KEY", "");

  const analyticsId = text("VITE_ANALYTICS_ID", "");
  if (!/^([A-Z]+-[A-Z\d-]+)?$/.test(analyticsId)) {
    throw new Error(`VITE_ANALYTICS_ID must be a measurement id such as G-ABC1234567, but is "${analyticsId}".`);
  }

  return {
    ...values,
    name: text("VITE_SITE_NAME", values.name),
    dataRepresentatives: values.dataRepresentatives ?? "",
    /** Who runs the form-collection service of FORM_SERVICE_URL, and where; empty: there is none. */
    formServiceName: text("VITE_FORM_SERVICE_NAME", ""),
    /** Public origin, without a trailing slash: canonical URLs, social tags and links in mails start with it. */
    origin: origin(ORIGIN_VARIABLE, EXAMPLE_ORIGIN),
    /**
     * Google Analytics, whose tag is loaded for visitors who accept; null means that
     * nobody is asked and nothing is loaded.
     */
    analytics: analyticsId
      ? {
          /** The measurement id. */
          id: analyticsId,
          tagUrl: "https://www.googletagmanager.com/gtag/js",
          /** Where the tag comes from, and where it sends what it measures. */
          tagHosts: ["https://*.googletagmanager.com"],
          dataHosts: ["https://*.google-analytics.com", "https://*.analytics.google.com"],
        }
      : null,
    /** Page of an outside video service that the video section embeds on request; empty: the site's own film plays. */
    videoUrl: text("VITE_VIDEO_URL", "") && httpsUrl("VITE_VIDEO_URL", ""),
    /** Live chat; empty sends "Start Chat" to /contact. */
    chatUrl: text("VITE_CHAT_URL", "") && httpsUrl("VITE_CHAT_URL", ""),
    /**
     * Cloudflare Turnstile, which the forms load when they are first touched; null means that nothing is loaded. The
     * Worker verifies with the secret TURNSTILE_SECRET_KEY: set both or neither.
     */
    turnstile: turnstileSiteKey ? { siteKey: turnstileSiteKey, origin: "https://challenges.cloudflare.com" } : null,
    /**
     * HSTS for every subdomain, with the wish to be preloaded: only for a domain whose every host speaks https, and
     * only if its owner says so, because it takes months to take back.
     */
    hasHstsPreload: text("VITE_HSTS_PRELOAD", "") === "on",
  } as const;
}

export type Site = ReturnType<typeof readSite>;

export const site: Site = readSite(import.meta.env ?? {});
