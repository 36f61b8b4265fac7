import { PRIVACY_POLICY } from "#web/content/pages/privacy-policy.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(PRIVACY_POLICY.meta);
}

/** /privacy-policy (product §2). */
export default function PrivacyPolicyPage() {
  return <ContentPage content={PRIVACY_POLICY} />;
}
