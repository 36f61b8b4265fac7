import { matchesQuery } from "#domain/text-search.ts";
import type { Question, QuestionCategory } from "#web/content/questions/questions.ts";
import { SearchList } from "#web/features/search/search-list.tsx";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { useTypedUrlParam } from "#web/lib/use-url-params.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { faqPage } from "./copy.ts";
import { FactSource } from "#web/features/facts/fact.tsx";

type FaqSearchProps = { texts: typeof faqPage; categories: readonly QuestionCategory[] };

/** The categories with the questions that match; a category with none is left out. */
function matching(categories: readonly QuestionCategory[], query: string): QuestionCategory[] {
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => matchesQuery(query, [question, answer])),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The source of the figures in an answer (decision: facts-ledger). */
function describeSource({ facts }: Question) {
  return facts && <FactSource facts={facts} evidence="open" className="mt-4" />;
}

/** The questions of /faq with their search, which is in the URL as `?q=`. */
export function FaqSearch({ texts, categories }: FaqSearchProps) {
  const [query, setQuery] = useTypedUrlParam("q");
  const shown = matching(categories, query);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <div className="wrap-page">
      <SearchList
        texts={texts}
        query={query}
        onSearch={setQuery}
        count={count}
        onShowAll={() => setQuery("")}
        className="gap-16 lg:grid lg:grid-cols-[15rem_1fr]"
      >
        <CategoryIndex label={texts.categoriesLabel} categories={shown} />
        <div className="space-y-14">
          {shown.map((category) => (
            <section key={category.id} id={category.id} aria-labelledby={`${category.id}-title`}>
              <h2 id={`${category.id}-title`} className="mb-5 font-serif text-3xl leading-tight font-semibold">
                {category.title}
              </h2>
              <Accordion name={`faq-${category.id}`} entries={questionEntries(category.questions, describeSource)} />
            </section>
          ))}
          <p className="text-lead">
            {texts.contact.text}{" "}
            <NavAnchor to={texts.contact.to} className="link-standalone">
              {texts.contact.label}
            </NavAnchor>
          </p>
        </div>
      </SearchList>
    </div>
  );
}

/** Links to the categories, on wide screens only. */
function CategoryIndex({ label, categories }: { label: string; categories: readonly QuestionCategory[] }) {
  return (
    <nav aria-label={label} data-print="hide" className="hidden lg:block">
      <div className="sticky top-28">
        <p className="text-eyebrow text-muted">{label}</p>
        <ul className="mt-3 border-l-4 border-accent">
          {categories.map((category) => (
            <li key={category.id}>
              <NavAnchor
                to={`#${category.id}`}
                className="flex min-h-11 items-center justify-between gap-4 pl-5 leading-snug font-medium underline-offset-4 hover:underline"
              >
                {category.title}
                <span className="text-muted tabular-nums">{category.questions.length}</span>
              </NavAnchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
