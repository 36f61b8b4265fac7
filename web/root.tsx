import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { ConsentBanner } from "#web/features/consent/consent-banner.tsx";
import { carryCampaign } from "#web/lib/campaign.ts";
import { countVisit } from "#web/lib/count-visit.ts";
import { isOwnerPath } from "#web/lib/owner-pages.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import serifFont from "./styles/fonts/fraunces.woff2?url";
import sansFont from "./styles/fonts/instrument-sans.woff2?url";
import ownerStyles from "./styles/owner-pages.css?url";
import publicStyles from "./styles/public-pages.css?url";
import type { Route } from "./+types/root.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: sansFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", title: "Articles and changes of facts", href: "/feed.xml" },
];

/** The build renders the head; of the browsers, only those on the development server render it again. */
const RENDERS_DOCUMENT = import.meta.env.SSR || import.meta.env.DEV;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14140f" media="(prefers-color-scheme: dark)" />
        {RENDERS_DOCUMENT && <Meta />}
        {RENDERS_DOCUMENT && <Styles />}
        {RENDERS_DOCUMENT && <Links />}
      </head>
      <body>
        {children}
        <Toaster />
        {RENDERS_DOCUMENT && <Scripts />}
      </body>
    </html>
  );
}

/** The back office has a style sheet of its own: neither side loads the other's classes (decision: late-hydration). */
function Styles() {
  const { pathname } = useLocation();
  return <link rel="stylesheet" href={isOwnerPath(pathname) ? ownerStyles : publicStyles} />;
}

export default function Root() {
  useEffect(() => countVisit(carryCampaign()), []);
  // Sites without an analytics service leave all of it out when they are built.
  if (!import.meta.env.VITE_ANALYTICS_ID) return <Outlet />;
  return (
    <>
      <Outlet />
      <ConsentBanner />
    </>
  );
}

/** Logs the error to the console and shows the visitor a general message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen />;
}
