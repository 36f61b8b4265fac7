import type { ReactNode } from "react";
import { countryById } from "#domain/countries.ts";
import type { DetailPage as Page } from "#web/content/detail-pages.ts";
import { Section } from "#web/layout/section.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { DETAIL_TEXTS } from "./copy.ts";
import { relatedPages } from "./related.ts";

/** The pages that a reader of this one may want next. @param children more ways on, below them */
export function RelatedPages({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <Section tone="white" edge={countryById(page.country).region} title={DETAIL_TEXTS.related}>
      <ul className="mt-4 grid gap-x-10 sm:mt-12 sm:grid-cols-2 lg:grid-cols-3">
        {relatedPages(page).map(({ to, label, text }) => (
          <li key={to} className="relative border-t border-line py-3">
            <NavAnchor
              to={to}
              className="inline-flex items-center font-serif text-lg leading-snug font-semibold text-heading underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {label}
            </NavAnchor>
            <p className="text-[0.9375rem] text-muted max-sm:hidden">
              <UnbrokenText text={text} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
