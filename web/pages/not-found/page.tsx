import { ContentPage } from "#web/layout/content-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { NOT_FOUND, ROUTER_HINT } from "./copy.ts";

export function meta() {
  return pageMeta(NOT_FOUND.meta);
}

/** The not-found screen, for every path without a page. */
export default function NotFoundPage() {
  return (
    <ContentPage
      content={NOT_FOUND}
      end={
        <div data-tone="paper">
          <p className="wrap-page pb-16 text-muted">{ROUTER_HINT}</p>
        </div>
      }
    />
  );
}
