import { site } from "#domain/site.ts";
import { cookiePolicy } from "#web/content/legal-pages.ts";
import { ConsentChoice } from "#web/features/measuring/measuring-answer.island.tsx";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { Island } from "#web/lib/island.tsx";
import { COOKIE_POLICY } from "./copy.ts";

export function CookiePolicyPage() {
  const additions = site.analytics ? { consent: <Island of={ConsentChoice} props={{}} isOptional /> } : {};
  return <LegalDocument page={cookiePolicy} frame={COOKIE_POLICY} additions={additions} />;
}
