import { TOP_COUNTRIES } from "#web/content/pages/top-countries.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(TOP_COUNTRIES.meta);
}

/** /top-countries (product §2). */
export default function TopCountriesPage() {
  return <ContentPage content={TOP_COUNTRIES} />;
}
