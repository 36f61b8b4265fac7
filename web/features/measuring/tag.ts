import type { Site } from "#domain/site.ts";
import { dropWaitingEvents, isWaiting, sendWaitingEvents } from "#web/lib/events.ts";

type AnalyticsService = NonNullable<Site["analytics"]>;

/** What the tag reads, in its own order: commands that were given before it was loaded, too. */
type Commands = { dataLayer?: unknown[] };

let isLoaded = false;

/**
 * Loads the tag of the analytics service, after the visitor has accepted: everything is denied first, then statistics are
 * granted (its "consent mode"); advertising stays denied. Then it gets the events of this page.
 */
export function startTag({ id, tagUrl }: AnalyticsService) {
  const layer = ((globalThis as Commands).dataLayer ??= []);
  function send(..._command: unknown[]) {
    // The tag takes the arguments themselves for a command, and an array for data.
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  allowCookies(id, true);
  if (!isLoaded) {
    const denied = "denied";
    send("consent", "default", {
      ad_storage: denied,
      ad_user_data: denied,
      ad_personalization: denied,
      analytics_storage: denied,
    });
    send("js", new Date());
  }
  send("consent", "update", { analytics_storage: "granted" });
  globalThis.gtag = send;
  // A page that reports its own view is not reported twice.
  const hasOwnView = isWaiting("page_view");
  if (!isLoaded) send("config", id, { send_page_view: !hasOwnView, allow_google_signals: false });
  sendWaitingEvents();
  if (isLoaded) return;
  isLoaded = true;
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagUrl}?id=${encodeURIComponent(id)}`;
  document.head.appendChild(script);
}

/** Takes the consent back: the tag sends and stores nothing more, and its cookies go. */
export function stopTag({ id }: AnalyticsService) {
  dropWaitingEvents();
  if (!isLoaded) return;
  globalThis.gtag?.("consent", "update", { analytics_storage: "denied" });
  globalThis.gtag = undefined;
  allowCookies(id, false);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (!/^_ga(_|$)/.test(name)) continue;
    // The tag sets them for the widest domain that it may.
    const parts = location.hostname.split(".");
    for (const domain of ["", ...parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** The tag's own switch. */
function allowCookies(id: string, isAllowed: boolean) {
  Object.assign(globalThis, { [`ga-disable-${id}`]: !isAllowed });
}
