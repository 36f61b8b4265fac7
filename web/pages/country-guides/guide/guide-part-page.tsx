import type { ReactNode } from "react";
import { GUIDE_PAGE_IDS, type RecordGuide } from "#web/content/countries/guide-page.ts";
import { guidePath, type PagePath } from "#web/content/page-paths.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** @throws Response with status 404 where there is no such guide */
export function loadGuidePart({ params }: { params: { country?: string } }) {
  return found(GUIDE_PAGE_IDS.find((id) => id === params.country));
}

type GuidePartPageProps = {
  guide: RecordGuide;
  path: PagePath;
  /** With `{country}` for its name. */
  texts: { title: string; description: string; back: string };
  children: ReactNode;
};

/** What would make a guide too heavy, on a page of its own, from which the guide loads what a reader asks for. */
export function GuidePartPage({ guide: { id, name }, path, texts, children }: GuidePartPageProps) {
  const say = (text: string) => interpolate(text, { country: name });
  return (
    <PageLayout meta={{ path, title: say(texts.title), description: say(texts.description), noindex: true }}>
      <div data-tone="paper">
        <div className="wrap-page py-10 sm:py-16">
          <NavAnchor to={guidePath(id)} className="link-standalone">
            {say(texts.back)}
          </NavAnchor>
          <h1 className="mt-2 text-title">{say(texts.title)}</h1>
          {children}
        </div>
      </div>
    </PageLayout>
  );
}
