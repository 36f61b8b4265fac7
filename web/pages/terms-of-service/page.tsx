import { termsOfService } from "#web/content/legal/terms-of-service.ts";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { termsNavigation } from "./copy.ts";
import { TERMS_OF_SERVICE } from "./copy.ts";
import type { Route } from "./+types/page.ts";

/** Read at build time: the text reaches the visitor in the HTML and is no part of the script. */
export function loader() {
  return { frame: TERMS_OF_SERVICE, page: termsOfService, navigation: termsNavigation };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.frame.meta);
}

/** /terms-of-service, with a top bar of its own. */
export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument page={loaderData.page} frame={loaderData.frame} navigation={loaderData.navigation} />;
}
