import { parseUrl } from "#domain/parse-url.ts";
import type { Visit } from "#domain/visit.ts";
import { findCampaign, type UrlParts } from "#web/lib/campaign.ts";

/**
 * What a page knows of where its visitor came from, to be sent with a form (decision: campaign-in-urls).
 * @param referrer the URL of the page before, empty where the browser does not tell it
 */
export function describeVisit(page: UrlParts, referrer: string): Visit {
  const host = parseUrl(referrer)?.host;
  return {
    page: page.pathname,
    referrerHost: host === page.host ? undefined : host,
    utm: findCampaign(page, referrer),
  };
}
