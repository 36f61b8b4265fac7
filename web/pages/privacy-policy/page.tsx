import { privacyPolicy } from "#web/content/legal/privacy-policy.ts";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { PRIVACY_POLICY } from "./copy.ts";
import type { Route } from "./+types/page.ts";

/** Read at build time: the text reaches the visitor in the HTML and is no part of the script. */
export function loader() {
  return { frame: PRIVACY_POLICY, page: privacyPolicy };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.frame.meta);
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument page={loaderData.page} frame={loaderData.frame} />;
}
