import { content } from "#content";
import { helpQuestions } from "#web/content/questions.ts";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { FilteredList } from "#web/features/search/filtered-list.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { faqPage } from "#web/lib/structured-data.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { HELP, helpPage } from "./copy.ts";
import { MessageSection } from "./message-section.tsx";
import { TopicCards } from "./topic-cards.tsx";

export function HelpPage() {
  return (
    <PageLayout meta={HELP.meta}>
      <StructuredData data={[faqPage(helpQuestions)]} />
      <PageIntro {...HELP} />
      <TopicsAndQuestions />
      <MessageSection />
      <ContactWays />
    </PageLayout>
  );
}

const { topics } = content.help;

/** Topics and questions with the search that filters both. */
function TopicsAndQuestions() {
  return (
    <div className="wrap-page pb-16 sm:pb-24">
      <FilteredList texts={helpPage} count={topics.length + helpQuestions.length} className="space-y-14">
        <section aria-labelledby="topics-title">
          <h2 id="topics-title" className="mb-8 text-title">
            {helpPage.topicsHeading}
          </h2>
          <TopicCards topics={topics} />
        </section>
        <section aria-labelledby="questions-title" className="gap-16 lg:grid lg:grid-cols-[2fr_3fr]">
          <h2 id="questions-title" className="mb-8 text-title">
            {helpPage.questionsHeading}
          </h2>
          <Accordion name="help" entries={questionEntries(helpQuestions)} />
        </section>
      </FilteredList>
    </div>
  );
}
