import { UTM_FIELDS, UTM_MAX_LENGTH, type Visit } from "#domain/visit.ts";

type Campaign = NonNullable<Visit["utm"]>;

/** What a URL, a link and the location have in common. */
export type UrlParts = Pick<URL, "origin" | "host" | "pathname" | "search">;

function parseCampaign(search: string | undefined): Campaign {
  const params = new URLSearchParams(search);
  const utm: Campaign = {};
  for (const field of UTM_FIELDS) {
    const value = params.get(`utm_${field}`)?.trim().slice(0, UTM_MAX_LENGTH);
    if (value) utm[field] = value;
  }
  return utm;
}

/** What ads and newsletters add to a link: UTM parameters, and the click ids of Google, Meta, Microsoft, TikTok, X and others. */
const CAMPAIGN_PARAM =
  /^(?:utm_|gad_|mc_|hsa_)|^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|_gl)$/;

/** Whether the parameters of a URL say where a visit came from and nothing of the page. */
export function saysOnlyCampaign(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => CAMPAIGN_PARAM.test(name));
}

/**
 * The campaign of a visit, without anything stored (decision: campaign-in-urls): that of the page's URL, else that of the
 * page before on this site, whose link was followed before its scripts had started.
 */
export function findCampaign({ origin, search }: UrlParts, referrer: string): Campaign {
  const before = referrer.startsWith(`${origin}/`) ? referrer.split("?")[1] : "";
  return { ...parseCampaign(before), ...parseCampaign(search) };
}

/** Adds the campaign to the URL of a link that leads to another page of this site. */
export function addCampaign(link: UrlParts, page: UrlParts, utm: Campaign) {
  if (link.origin !== page.origin || link.pathname === page.pathname) return;
  const params = new URLSearchParams(link.search);
  for (const [field, value] of Object.entries(utm)) {
    params.set(`utm_${field}`, value!);
    link.search = params.toString();
  }
}

/** Hands the campaign of the visit on to the pages that the visitor opens by a link. @returns its name, if it has one */
export function carryCampaign(): string | undefined {
  const utm = findCampaign(location, document.referrer);
  // On the window, after React's own handlers: they prevent the default action of a link that opens a dialog.
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest("a");
    if (link && !defaultPrevented) addCampaign(link, location, utm);
  });
  return utm.campaign;
}
