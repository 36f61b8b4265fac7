import { faqCategories } from "#web/content/questions.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { faqPage } from "#web/lib/structured-data.ts";
import { Categories } from "./categories.tsx";
import { FAQ } from "./copy.ts";

export function FaqPage() {
  return (
    <ContentPage content={FAQ}>
      <StructuredData data={[faqPage(faqCategories.flatMap(({ questions }) => questions))]} />
      <Categories />
    </ContentPage>
  );
}
