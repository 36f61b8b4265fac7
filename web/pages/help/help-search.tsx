import { matchesQuery } from "#domain/text-search.ts";
import type { Question } from "#web/content/questions/questions.ts";
import { SearchList } from "#web/features/search/search-list.tsx";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { useTypedUrlParam } from "#web/lib/use-url-params.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import type { helpPage, HelpTopic } from "./copy.ts";
import { TopicCards } from "./topic-cards.tsx";

type HelpSearchProps = {
  texts: typeof helpPage;
  topics: readonly HelpTopic[];
  questions: readonly Question[];
};

/** Topics and questions of /help with the search that filters both (decision: help-search). */
export function HelpSearch({ texts, topics, questions }: HelpSearchProps) {
  const [query, setQuery] = useTypedUrlParam("q");
  const topicsShown = topics.filter(({ title, description }) => matchesQuery(query, [title, description]));
  const questionsShown = questions.filter(({ question, answer }) => matchesQuery(query, [question, answer]));
  const count = topicsShown.length + questionsShown.length;

  return (
    <div className="wrap-page pb-16 sm:pb-24">
      <SearchList
        texts={texts}
        query={query}
        onSearch={setQuery}
        count={count}
        onShowAll={() => setQuery("")}
        className="space-y-16 sm:space-y-20"
      >
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
      </SearchList>
    </div>
  );
}
