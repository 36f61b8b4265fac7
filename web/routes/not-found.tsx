import { NOT_FOUND } from "#web/content/pages/not-found.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(NOT_FOUND.meta);
}

/** The not-found screen (product §2), for every path without a page. */
export default function NotFoundPage() {
  return <ContentPage content={NOT_FOUND} />;
}
