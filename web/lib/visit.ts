import { parseUrl } from "#domain/parse-url.ts";
import { UTM_FIELDS, type Visit, VISIT_LIMITS } from "#domain/visit.ts";

type Campaign = NonNullable<Visit["utm"]>;

function parseCampaign(params: URLSearchParams): Campaign | undefined {
  const found = UTM_FIELDS.flatMap((field) => {
    const value = params.get(`utm_${field}`)?.trim().slice(0, VISIT_LIMITS.utm);
    return value ? [[field, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * What a page knows of where its visitor came from, without storing anything (decision: campaign-in-urls).
 * @param referrer the URL of the page before, empty where the browser does not tell it
 */
export function describeVisit(page: URL, referrer: string): Visit {
  const before = parseUrl(referrer);
  const isOwnPage = before?.host === page.host;
  // A link that was followed before the scripts had started carries no campaign; the page that it stood on has it.
  const utm = parseCampaign(page.searchParams) ?? (isOwnPage ? parseCampaign(before.searchParams) : undefined);
  return {
    page: page.pathname.slice(0, VISIT_LIMITS.page),
    ...(before?.host && !isOwnPage && { referrerHost: before.host.slice(0, VISIT_LIMITS.referrerHost) }),
    ...(utm && { utm }),
  };
}

/** The URL of a link with the campaign, where it leads to another page of this site; else unchanged. */
export function addCampaign(link: string, page: URL, utm: Campaign): string {
  const url = parseUrl(link);
  if (!url || url.origin !== page.origin || url.pathname === page.pathname) return link;
  for (const field of UTM_FIELDS) {
    const value = utm[field];
    if (value) url.searchParams.set(`utm_${field}`, value);
  }
  return url.href;
}

/** The visit of the page that is open; in memory only. */
let visit: Visit | undefined;

/**
 * Reads where the visitor came from, and hands the campaign on to the pages that they open by a link.
 * @returns stops handing it on
 */
export function startVisit() {
  const page = new URL(location.href);
  visit = describeVisit(page, document.referrer);
  const { utm } = visit;
  if (!utm) return undefined;

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link && !event.defaultPrevented) link.href = addCampaign(link.href, page, utm!);
  }

  // On the window, after React's own handlers: they prevent the default action of a link that opens a dialog.
  const types = ["click", "auxclick"] as const;
  for (const type of types) addEventListener(type, follow);
  return () => types.forEach((type) => removeEventListener(type, follow));
}

/** Where the visitor of this page came from, to be sent with a form; undefined until the page is hydrated. */
export function currentVisit(): Visit | undefined {
  return visit;
}
