import { faqCategories as categories } from "#web/content/questions.ts";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { FilteredList } from "#web/features/search/filtered-list.tsx";
import { Accordion } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { faqPage } from "./copy.ts";

/** The questions of /faq by category, with their search. */
export function Categories() {
  return (
    <div className="wrap-page">
      <FilteredList
        texts={faqPage}
        count={categories.flatMap(({ questions }) => questions).length}
        className="gap-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]"
      >
        <CategoryIndex />
        <div className="space-y-14">
          {categories.map((category) => (
            <section key={category.id} id={category.id} aria-labelledby={`${category.id}-title`}>
              <h2 id={`${category.id}-title`} className="mb-4 font-serif text-3xl leading-tight font-semibold">
                {category.title}
              </h2>
              <Accordion name={`faq-${category.id}`} entries={questionEntries(category.questions)} />
            </section>
          ))}
          <p className="text-lead">
            {faqPage.contact.text}{" "}
            <NavAnchor to={faqPage.contact.to} className="link-standalone">
              {faqPage.contact.label}
            </NavAnchor>
          </p>
        </div>
      </FilteredList>
    </div>
  );
}

/** Links to the categories, each with the number of its questions that are shown; on wide screens only. */
function CategoryIndex() {
  return (
    <nav aria-label={faqPage.categoriesLabel} className="hidden lg:block">
      <div className="sticky top-28">
        <p className="text-eyebrow text-muted">{faqPage.categoriesLabel}</p>
        <ul className="mt-3 border-l-4 border-accent">
          {categories.map((category) => (
            <li key={category.id} data-slot="section-entry" data-section={category.id}>
              <NavAnchor
                to={`#${category.id}`}
                className="flex min-h-11 items-center justify-between gap-4 pl-6 leading-snug font-medium underline-offset-4 hover:underline"
              >
                {category.title}
                <span data-slot="section-count" className="text-muted tabular-nums">
                  {category.questions.length}
                </span>
              </NavAnchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
