import { privacyPolicy } from "#web/content/legal-pages.ts";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { PRIVACY_POLICY } from "./copy.ts";

export function PrivacyPolicyPage() {
  return <LegalDocument page={privacyPolicy} frame={PRIVACY_POLICY} />;
}
