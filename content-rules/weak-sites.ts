import type { SharedFiles } from "./schema.ts";

export const ONLY_WEAK = "These sites can't be the only source of anything: name a better page.";

/** Whether there are pages and all of them are on sites that can't be the only source of anything. */
export function restsOnWeakSites(pages: readonly { url: string }[], weakSites: SharedFiles["weak-sites"]): boolean {
  const sites = Object.values(weakSites).flat();
  return pages.length > 0 && pages.every(({ url }) => sites.some((site) => isOn(site, url)));
}

function isOn(site: string, url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === site || hostname.endsWith(`.${site}`);
}
