import { TERMS_OF_SERVICE } from "#web/content/pages/terms-of-service.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(TERMS_OF_SERVICE.meta);
}

/** /terms-of-service (product §2). */
export default function TermsOfServicePage() {
  return <ContentPage content={TERMS_OF_SERVICE} />;
}
