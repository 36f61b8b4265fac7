import type { ReactNode } from "react";
import { countryById } from "#domain/countries.ts";
import type { DetailPage as Page } from "#web/content/detail-pages.ts";
import { Pointers } from "#web/layout/pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { DETAIL_TEXTS } from "./copy.ts";
import { relatedPages } from "./related.ts";

/** The pages that a reader of this one may want next. @param children more ways on, below them */
export function RelatedPages({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <Section tone="white" edge={countryById(page.country).region} title={DETAIL_TEXTS.related}>
      <Pointers links={relatedPages(page)} />
      {children}
    </Section>
  );
}
