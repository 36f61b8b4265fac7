import type { OwnerPageContent } from "#web/features/owner-session/copy.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";
import { readLaunchState } from "./first-day/launch-state.ts";

const OPTIN_REPORT: OwnerPageContent = {
  meta: {
    path: "/optin-report",
    title: "Daily opt-in report",
    description: "New leads of today, of this week and of all time, as they arrive.",
    noindex: true,
  },
  heading: "Daily Opt-in Report",
  intro: "New leads of today, of the last seven days and of all time, and the names of the last 24 hours.",
};

/** Read at build time: what the pages contain is fixed then. */
export function loader() {
  return { launch: readLaunchState() };
}

/** Nothing on the page changes what was built. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(OPTIN_REPORT.meta);
}

/** /optin-report, for the owner only. */
export default function OptinReportPage({ loaderData }: Route.ComponentProps) {
  async function load() {
    const { OptinReport } = await import("./optin-report.tsx");
    return <OptinReport launch={loaderData.launch} />;
  }
  return <OwnerPage content={OPTIN_REPORT} load={load} />;
}
