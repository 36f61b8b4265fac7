import { cookiePolicy } from "#web/content/legal/cookie-policy.ts";
import { ConsentChoice } from "#web/features/consent/consent-choice.island.tsx";
import { LegalDocument } from "#web/features/legal-document/legal-document.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { COOKIE_POLICY } from "./copy.ts";
import type { Route } from "./+types/page.ts";

/** Read at build time: the text reaches the visitor in the HTML and is no part of the script. */
export function loader() {
  return { frame: COOKIE_POLICY, page: cookiePolicy };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.frame.meta);
}

export default function CookiePolicyPage({ loaderData }: Route.ComponentProps) {
  const additions = import.meta.env.VITE_ANALYTICS_ID ? { consent: <ConsentChoice /> } : undefined;
  return <LegalDocument page={loaderData.page} frame={loaderData.frame} {...(additions && { additions })} />;
}
