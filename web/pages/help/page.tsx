import { helpQuestions } from "#web/content/questions/questions.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { faqPage } from "#web/lib/structured-data.ts";
import { helpContact, helpMessageForm, helpPage, helpTopics } from "./copy.ts";
import { HELP } from "./copy.ts";
import { HelpSearch } from "./help-search.tsx";
import { MessageSection } from "./message-section.tsx";
import type { Route } from "./+types/page.ts";
import { ContactWays } from "./contact-ways.tsx";
import { MessageForm } from "#web/features/messages/message-form.tsx";

const LateContactWays = hydrateLate(ContactWays);
const LateMessageForm = hydrateLate(MessageForm);

/** Read at build time: the answers reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return {
    page: HELP,
    texts: helpPage,
    topics: helpTopics,
    questions: helpQuestions,
    message: helpMessageForm,
    contact: helpContact,
  };
}

/** A search changes the URL, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function HelpPage({ loaderData: { page, contact, message, ...search } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <StructuredData data={[faqPage(search.questions)]} />
      <PageIntro {...page} />
      <HelpSearch {...search} />
      <MessageSection texts={message}>
        <LateMessageForm page="/help" texts={message} />
      </MessageSection>
      <LateContactWays texts={contact} />
    </PageLayout>
  );
}
