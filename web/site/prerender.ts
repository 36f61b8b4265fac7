import { moved } from "#content/moved";
import { movedPaths } from "#web/content/country-pages.ts";
import { GUIDE_PAGE_IDS } from "#web/content/countries/guide-page.ts";
import { guideChangesPath, guidePrintPath } from "#web/content/page-paths.ts";
import { DETAIL_PAGES, OTHER_PATHS } from "#web/content/detail-pages.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { PERMIT_LISTS } from "#web/content/permit-lists.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { OFFICE_PAGES, PATHS_BELOW } from "#web/office/office-pages.ts";
import { files } from "./files.ts";

/** The site as the variables of this build say; scripts outside of it know the defaults alone. */
export { site } from "#domain/site.ts";
export { LIKELY_PAGES } from "./prefetch-pages.ts";
export { renderPath } from "./render-path.ts";

/** Every page that the build renders, by its path; `/404` is what unknown paths show. */
export const PAGE_PATHS: readonly string[] = [
  ...SITE_PAGES.map(({ path }) => path),
  ...[...DETAIL_PAGES, ...FINDER_RESULTS, ...PERMIT_LISTS].map(({ path }) => path),
  ...GUIDE_PAGE_IDS.flatMap((id) => [guideChangesPath(id), guidePrintPath(id)]),
  ...OFFICE_PAGES.map(({ path }) => path),
  "/404",
];

/** Every file that the build writes from the same data, by its path. */
export const FILE_PATHS: readonly string[] = Object.keys(files);

/** The lines of the platform's `_redirects`. What the back office has below a page is answered by that page's document. */
export const REDIRECTS: readonly string[] = [
  ...movedPaths(moved).map(({ from, to }) => `${from} ${to} 301`),
  ...OTHER_PATHS.map(({ from, to }) => `${from} ${to} 302`),
  ...PATHS_BELOW.map(({ path, page }) => `${path} ${page} 200`),
];
