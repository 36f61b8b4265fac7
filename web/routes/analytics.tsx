import { lazy } from "react";
import { ANALYTICS } from "#web/content/pages/analytics.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";

const AnalyticsHelp = lazy(async () => ({
  default: (await import("#web/features/analytics-help/analytics-help.tsx")).AnalyticsHelp,
}));

export function meta() {
  return pageMeta(ANALYTICS.meta);
}

/** /analytics (product §2), for the owner only. */
export default function AnalyticsPage() {
  return (
    <OwnerPage content={ANALYTICS}>
      <AnalyticsHelp />
    </OwnerPage>
  );
}
