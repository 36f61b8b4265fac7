import { lazy } from "react";
import { OPTIN_REPORT } from "#web/content/pages/optin-report.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";

const OptinReport = lazy(async () => ({
  default: (await import("#web/features/optin-report/optin-report.tsx")).OptinReport,
}));

export function meta() {
  return pageMeta(OPTIN_REPORT.meta);
}

/** /optin-report (product §2), for the owner only. */
export default function OptinReportPage() {
  return (
    <OwnerPage content={OPTIN_REPORT}>
      <OptinReport />
    </OwnerPage>
  );
}
