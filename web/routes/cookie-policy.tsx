import { COOKIE_POLICY } from "#web/content/pages/cookie-policy.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(COOKIE_POLICY.meta);
}

/** /cookie-policy (product §2). */
export default function CookiePolicyPage() {
  return <ContentPage content={COOKIE_POLICY} />;
}
