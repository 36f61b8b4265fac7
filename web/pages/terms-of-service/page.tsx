import { termsOfService } from "#web/content/legal-pages.ts";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { TERMS_OF_SERVICE, termsNavigation } from "./copy.ts";

/** /terms-of-service, with a top bar of its own. */
export function TermsOfServicePage() {
  return <LegalDocument page={termsOfService} frame={TERMS_OF_SERVICE} navigation={termsNavigation} />;
}
