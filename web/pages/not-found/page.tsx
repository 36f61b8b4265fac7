import { ContentPage } from "#web/layout/content-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { NOT_FOUND } from "./copy.ts";

export function meta() {
  return pageMeta(NOT_FOUND.meta);
}

/** The not-found screen, for every path without a page. */
export default function NotFoundPage() {
  return <ContentPage content={NOT_FOUND} />;
}
