import { COUNTRY_GUIDES } from "#web/content/pages/country-guides.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(COUNTRY_GUIDES.meta);
}

/** /country-guides (product §2). */
export default function CountryGuidesPage() {
  return <ContentPage content={COUNTRY_GUIDES} />;
}
