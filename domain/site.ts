import { parseUrl } from "./parse-url.ts";

/**
 * Everything that names this deployment: the provider, its URLs and emails, and its outside services. No other file has
 * a host name (decision: site-config). Each value has a working default and can be replaced at build time by the
 * `VITE_…` variable beside it. Secrets and the URLs of services are run-time configuration: see worker/env.ts.
 */

type Variables = Record<string, string | boolean | undefined>;

/**
 * Reads the site's configuration from build variables.
 * @throws Error naming the variable and what is wrong with it, so that a build never contains a broken URL.
 */
export function readSite(variables: Variables) {
  return readVariables(variables).site;
}

/** Names of the variables that are not set and whose default is a placeholder on an `example` host. */
export function placeholderVariables(variables: Variables): string[] {
  return readVariables(variables).placeholders;
}

function readVariables(variables: Variables) {
  const placeholders: string[] = [];

  function text(name: string, fallback: string, isPlaceholder = /\bexample\b/i.test(fallback)): string {
    const value = variables[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (isPlaceholder) placeholders.push(name);
    return fallback;
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

  function mailbox(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      throw new Error(`${name} must be an email address, but is "${value}".`);
    }
    return value;
  }

  const name = text("VITE_SITE_NAME", "Homeward");
  const turnstileSiteKey = text("VITE_TURNSTILE_SITE_KEY", "");

  const analyticsId = text("VITE_ANALYTICS_ID", "");
  if (!/^([A-Z]+-[A-Z\d-]+)?$/.test(analyticsId)) {
    throw new Error(`VITE_ANALYTICS_ID must be a measurement id such as G-ABC1234567, but is "${analyticsId}".`);
  }

  const site = {
    name,
    /** Who is responsible by law, in the footer: the registered name, which the owner must state before launch. */
    legalName: text("VITE_LEGAL_NAME", name, true),
    /** Where that name is registered: register and number. In the legal pages. */
    registration: text("VITE_REGISTRATION", "Registered in the State of Georgia, USA, under no. 0000000", true),
    /** Whose law governs the terms, and whose courts decide, where the law leaves the choice. */
    governingLaw: text("VITE_GOVERNING_LAW", "the State of Georgia, USA", true),
    /** Representatives in the European Union and the United Kingdom, if the law asks for them; empty: none is named. */
    dataRepresentatives: text("VITE_DATA_REPRESENTATIVES", ""),
    /** Who runs the form-collection service of FORM_SERVICE_URL, and where; empty: there is none. */
    formServiceName: text("VITE_FORM_SERVICE_NAME", ""),
    program: "the relocation roadmap",
    /** Public origin, without a trailing slash: canonical URLs, social tags and links in mails start with it. */
    origin: origin("VITE_SITE_ORIGIN", "https://homeward.example"),
    /** The provider's external checkout. */
    checkoutOrigin: origin("VITE_CHECKOUT_ORIGIN", "https://checkout.homeward.example"),
    social: {
      instagram: httpsUrl("VITE_INSTAGRAM_URL", "https://instagram.example/homeward"),
      linkedin: httpsUrl("VITE_LINKEDIN_URL", "https://linkedin.example/company/homeward"),
      youtube: httpsUrl("VITE_YOUTUBE_URL", "https://youtube.example/@homeward"),
      facebook: httpsUrl("VITE_FACEBOOK_URL", "https://facebook.example/homeward"),
    },
    email: {
      hello: mailbox("VITE_EMAIL_HELLO", "hello@homeward.example"),
      support: mailbox("VITE_EMAIL_SUPPORT", "support@homeward.example"),
      privacy: mailbox("VITE_EMAIL_PRIVACY", "privacy@homeward.example"),
      legal: mailbox("VITE_EMAIL_LEGAL", "legal@homeward.example"),
    },
    /** What others may do with the data of the countries; it stands in the files themselves. */
    dataLicense: text(
      "VITE_DATA_LICENSE",
      "All rights reserved. You may quote it with attribution; write to us for anything more.",
    ),
    /** Part of every mail and in the cookie policy. */
    postalAddress: text("VITE_POSTAL_ADDRESS", "Homeward, 100 Example Street, Atlanta, GA 30303, USA"),
    /**
     * Google Analytics, whose tag is loaded for visitors who accept (decision: analytics-after-consent); null means that
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
  return { site, placeholders };
}

export type Site = ReturnType<typeof readSite>;

export const site: Site = readSite(import.meta.env ?? {});
