import { faqCategories } from "#web/content/questions/questions.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { faqPage as questionsData } from "#web/lib/structured-data.ts";
import { faqPage } from "./copy.ts";
import { FAQ } from "./copy.ts";
import { FaqSearch } from "./faq-search.tsx";
import type { Route } from "./+types/page.ts";

/** Read at build time: the questions reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return { page: FAQ, texts: faqPage, categories: faqCategories, offices: collectOffices(faqCategories) };
}

/** A search changes the URL, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function FaqPage({ loaderData: { page, texts, categories, offices } }: Route.ComponentProps) {
  return (
    <ContentPage content={page}>
      <StructuredData data={[questionsData(categories.flatMap(({ questions }) => questions))]} />
      <FactOffices offices={offices}>
        <FaqSearch texts={texts} categories={categories} />
      </FactOffices>
    </ContentPage>
  );
}
