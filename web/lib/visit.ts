import { parseUrl } from "#domain/parse-url.ts";
import { UTM_FIELDS, type Visit, VISIT_LIMITS } from "#domain/visit.ts";

type Campaign = NonNullable<Visit["utm"]>;

/** What a URL, a link and the location have in common. */
type UrlParts = Pick<URL, "origin" | "host" | "pathname" | "search">;

function parseCampaign(search: string): Campaign {
  const params = new URLSearchParams(search);
  const utm: Campaign = {};
  for (const field of UTM_FIELDS) {
    const value = params.get(`utm_${field}`)?.trim().slice(0, VISIT_LIMITS.utm);
    if (value) utm[field] = value;
  }
  return utm;
}

/**
 * What a page knows of where its visitor came from, without storing anything (decision: campaign-in-urls).
 * @param referrer the URL of the page before, empty where the browser does not tell it
 */
export function describeVisit({ host, pathname, search }: UrlParts, referrer: string): Visit {
  const before = parseUrl(referrer);
  const isOwnPage = before?.host === host;
  return {
    page: pathname,
    referrerHost: isOwnPage ? undefined : before?.host,
    // A link that was followed before the scripts had started carries no campaign; the page that it stood on has it.
    utm: { ...(isOwnPage && parseCampaign(before.search)), ...parseCampaign(search) },
  };
}

/** Adds the campaign to the URL of a link that leads to another page of this site. */
export function addCampaign(link: UrlParts, page: UrlParts, utm: Campaign) {
  if (link.origin !== page.origin || link.pathname === page.pathname) return;
  const params = new URLSearchParams(link.search);
  for (const field of UTM_FIELDS) {
    const value = utm[field];
    if (value) {
      params.set(`utm_${field}`, value);
      link.search = params.toString();
    }
  }
}

/** The visit of the page that is open; in memory only. */
let visit: Visit | undefined;

/** Reads where the visitor came from, and hands the campaign on to the pages that they open by a link. */
export function startVisit() {
  const { utm = {} } = (visit = describeVisit(location, document.referrer));
  // On the window, after React's own handlers: they prevent the default action of a link that opens a dialog.
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest("a");
    if (link && !defaultPrevented) addCampaign(link, location, utm);
  });
}

/** Where the visitor of this page came from, to be sent with a form; undefined until the page is hydrated. */
export function currentVisit(): Visit | undefined {
  return visit;
}
