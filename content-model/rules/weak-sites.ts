import type { SharedFiles } from "#content-model/schema/shared-files.ts";

export const ONLY_WEAK = "These sites can't be the only source of anything: name a better page.";

/** Whether there are pages and all of them are on sites that can't be the only source of anything. */
export function restsOnWeakSites(pages: readonly { url: string }[], weakSites: SharedFiles["weak-sites"]): boolean {
  return pages.length > 0 && pages.every(({ url }) => isOnWeakSite(url, weakSites));
}

/** Whether a page is on a site that can't be the only source of anything. */
export function isOnWeakSite(url: string, weakSites: SharedFiles["weak-sites"]): boolean {
  const { hostname } = new URL(url);
  return Object.values(weakSites).some((sites) =>
    sites.some((site) => hostname === site || hostname.endsWith(`.${site}`)),
  );
}
