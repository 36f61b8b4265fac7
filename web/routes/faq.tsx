import { faqCategories, faqPage } from "#web/content/faq-questions.ts";
import { officesFor } from "#web/content/offices.ts";
import { FAQ } from "#web/content/pages/faq.ts";
import { FaqSearch } from "#web/features/faq-search/faq-search.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";
import { FactOffices } from "#web/ui/fact-offices.tsx";
import type { Route } from "./+types/faq.ts";

/** Read at build time: the questions reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return { page: FAQ, texts: faqPage, categories: faqCategories, offices: officesFor(faqCategories) };
}

/** A search changes the address, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /faq (product §2). */
export default function FaqPage({ loaderData: { page, texts, categories, offices } }: Route.ComponentProps) {
  return (
    <ContentPage content={page}>
      <FactOffices offices={offices}>
        <FaqSearch texts={texts} categories={categories} />
      </FactOffices>
    </ContentPage>
  );
}
