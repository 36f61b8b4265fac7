import { type ComponentType, Fragment } from "react";
import type { RouteObject } from "react-router";
import { OWNER_PAGES, type OwnerPage } from "#domain/owner-pages.ts";
import { OfficeLayout } from "./layout.tsx";
import { LoadingPage } from "./office-frame.tsx";
import { PageFailed } from "./page-failed.tsx";

type Page = {
  /** What of a path below the page's own it reads: a list, one announcement, a part. */
  below?: string;
  /** Fetches the page's script, when it is opened. */
  load: () => Promise<ComponentType>;
};

const PAGES: Readonly<Record<OwnerPage, Page>> = {
  "/optin-report": { load: async () => (await import("#web/pages/optin-report/page.tsx")).OptinReportPage },
  "/contacts": {
    below: "/:list?/:person?",
    load: async () => (await import("#web/pages/contacts/page.tsx")).ContactsPage,
  },
  "/desk": { below: "/:list?/:entry?", load: async () => (await import("#web/pages/desk/page.tsx")).DeskPage },
  "/announcements": {
    below: "/:id?",
    load: async () => (await import("#web/pages/announcements/page.tsx")).AnnouncementsPage,
  },
  "/analytics": { below: "/:part?", load: async () => (await import("#web/pages/analytics/page.tsx")).AnalyticsPage },
  "/admin": { below: "/:part?", load: async () => (await import("#web/pages/admin/page.tsx")).AdminPage },
};

const pages: RouteObject[] = [
  ...OWNER_PAGES.map((path): RouteObject => {
    const { below = "", load } = PAGES[path];
    return { path: path + below, lazy: async () => ({ Component: await load() }) };
  }),
  // Nothing is there, which the layout says.
  { path: "*", Component: Fragment },
];

export const routes: RouteObject[] = [
  { Component: OfficeLayout, children: [{ HydrateFallback: LoadingPage, ErrorBoundary: PageFailed, children: pages }] },
];
