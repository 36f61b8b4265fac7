import { Navigate, type RouteObject, useLocation } from "react-router";
import { OfficeLayout } from "./layout.tsx";
import { LoadingPage } from "./office-frame.tsx";
import { officePageAt } from "./office-pages.ts";
import { PageFailed } from "./page-failed.tsx";

/** The pages of the back office; each one's script is fetched when it is opened. */
const pages: RouteObject[] = [
  {
    path: "/optin-report",
    lazy: async () => ({ Component: (await import("#web/pages/optin-report/page.tsx")).OptinReportPage }),
  },
  {
    path: "/contacts/:list?/:person?",
    lazy: async () => ({ Component: (await import("#web/pages/contacts/page.tsx")).ContactsPage }),
  },
  {
    path: "/announcements/:id?",
    lazy: async () => ({ Component: (await import("#web/pages/announcements/page.tsx")).AnnouncementsPage }),
  },
  {
    path: "/analytics",
    lazy: async () => ({ Component: (await import("#web/pages/analytics/page.tsx")).AnalyticsPage }),
  },
  { path: "/admin", lazy: async () => ({ Component: (await import("#web/pages/admin/page.tsx")).AdminPage }) },
  { path: "*", Component: ToPage },
];

/** What leads nowhere below a page leads to the page. */
function ToPage() {
  const { pathname } = useLocation();
  return <Navigate to={officePageAt(pathname).path} replace />;
}

export const routes: RouteObject[] = [
  { Component: OfficeLayout, children: [{ HydrateFallback: LoadingPage, ErrorBoundary: PageFailed, children: pages }] },
];
