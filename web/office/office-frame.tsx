import type { ReactNode, Ref } from "react";
import { SkipLink } from "#web/layout/skip-link.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { OFFICE_TEXTS } from "./copy.ts";
import { type LastPlaces, OfficeBar } from "./office-bar.tsx";
import type { OfficePage } from "./office-pages.ts";

type OfficeFrameProps = {
  page: OfficePage;
  places?: LastPlaces;
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** While the next page's script is on its way. */
  isBusy?: boolean;
  children: ReactNode;
};

/** What surrounds every page of the back office: the bar and the heading. */
export function OfficeFrame({ page, places, actions, headingRef, isBusy = false, children }: OfficeFrameProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfficeBar page={page} places={places} actions={actions} />
      <main id="main" tabIndex={-1} aria-busy={isBusy} className="grow">
        <div className="wrap-page py-4 sm:py-6">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="font-serif text-xl leading-tight font-semibold outline-0 sm:text-3xl"
            >
              {page.heading}
            </h1>
            <p className="text-sm text-muted max-sm:hidden">{page.intro}</p>
          </div>
          <div className="mt-4">{children}</div>
        </div>
      </main>
    </div>
  );
}

/** In place of a page: until the owner is known, and until the page's script has come. */
export function LoadingPage() {
  return (
    <div data-slot="loading-page">
      <p className="without-scripts mb-4 font-semibold">{OFFICE_TEXTS.withoutScripts}</p>
      <p role="status" className="sr-only">
        {OFFICE_TEXTS.loading}
      </p>
      <Skeleton className="h-[40rem] w-full" />
    </div>
  );
}
