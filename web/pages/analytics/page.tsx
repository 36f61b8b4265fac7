import type { OwnerPageContent } from "#web/features/owner-session/copy.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";

const ANALYTICS: OwnerPageContent = {
  meta: {
    path: "/analytics",
    title: "Analytics help",
    description:
      "What visitors do, how sales are tracked, checkout links with campaign parameters and the daily checklist.",
    noindex: true,
  },
  heading: "Analytics Help",
  intro:
    "What visitors do on the site, and how a sale is counted: the purchase events of both offers, the checkout links with their campaign parameters, and what to look at each day.",
};

export function meta() {
  return pageMeta(ANALYTICS.meta);
}

/** /analytics, for the owner only. */
export default function AnalyticsPage() {
  async function load() {
    const { AnalyticsHelp } = await import("./analytics-help.tsx");
    return <AnalyticsHelp />;
  }
  return <OwnerPage content={ANALYTICS} load={load} />;
}
