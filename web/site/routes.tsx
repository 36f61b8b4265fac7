import type { RouteObject } from "react-router";
import { found } from "#web/lib/not-found.ts";
import { GuidePage, loadGuide } from "#web/pages/country-guides/guide/page.tsx";
import { HomePage } from "#web/pages/home/page.tsx";
import { NotFoundPage } from "#web/pages/not-found/page.tsx";
import { WaitlistPage } from "#web/pages/waitlist/page.tsx";

/**
 * The site map, by hand; any other path shows the not-found screen. Which pages stand behind a parameter is data:
 * web/content/detail-pages.ts, and web/content/finder-results.ts.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: NotFoundPage,
    children: [
      { path: "/", Component: HomePage },
      { path: "/waitlist", Component: WaitlistPage },
      { path: "/country-guides/:country", Component: GuidePage, loader: loadGuide },
      { path: "*", loader: () => found(undefined) },
    ],
  },
];
