import { useRef } from "react";
import { matchesQuery } from "#domain/text-search.ts";
import type { Question } from "#web/content/questions/questions.ts";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { countText } from "#web/lib/interpolate.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { OverlapCard } from "#web/ui/overlap-card.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import type { helpPage, HelpTopic } from "./copy.ts";
import { TopicCards } from "./topic-cards.tsx";

type HelpSearchProps = {
  texts: typeof helpPage;
  topics: readonly HelpTopic[];
  questions: readonly Question[];
};

/** Topics and questions of /help with the search that filters both (decision: help-search). */
export function HelpSearch({ texts, topics, questions }: HelpSearchProps) {
  const [query, setQuery] = useSearchState("q");
  const field = useRef<HTMLInputElement>(null);
  const topicsShown = topics.filter(({ title, description }) => matchesQuery(query, [title, description]));
  const questionsShown = questions.filter(({ question, answer }) => matchesQuery(query, [question, answer]));
  const count = topicsShown.length + questionsShown.length;

  function showAll() {
    setQuery("");
    field.current?.focus();
  }

  return (
    <div className="wrap-page pb-16 sm:pb-24">
      <OverlapCard className="max-w-3xl p-5 sm:p-8">
        <SearchField
          ref={field}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={query}
          onSearch={setQuery}
          found={count === 0 ? texts.empty.title : countText(texts.count, count)}
        />
      </OverlapCard>
      <div className="mt-12 space-y-16 sm:mt-16 sm:space-y-20">
        {count === 0 && <EmptyState {...texts.empty} onShowAll={showAll} />}
        {topicsShown.length > 0 && (
          <section aria-labelledby="topics-title">
            <h2 id="topics-title" className="mb-8 text-title">
              {texts.topicsHeading}
            </h2>
            <TopicCards topics={topicsShown} articlesLabel={texts.articlesLabel} />
          </section>
        )}
        {questionsShown.length > 0 && (
          <section aria-labelledby="questions-title" className="gap-16 lg:grid lg:grid-cols-[1fr_1.9fr]">
            <h2 id="questions-title" className="mb-8 text-title">
              {texts.questionsHeading}
            </h2>
            <Accordion name="help" entries={questionEntries(questionsShown)} />
          </section>
        )}
      </div>
    </div>
  );
}
