import { ContentPage } from "#web/layout/content-page.tsx";
import { NOT_FOUND, ROUTER_HINT } from "./copy.ts";

/** The not-found screen, for every path without a page. */
export function NotFoundPage() {
  return (
    <ContentPage
      content={NOT_FOUND}
      hasPicture
      end={
        <div data-tone="paper">
          <p className="wrap-page pb-16 text-muted">{ROUTER_HINT}</p>
        </div>
      }
    />
  );
}
