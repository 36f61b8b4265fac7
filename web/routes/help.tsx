import { helpQuestions } from "#web/content/faq-questions.ts";
import { helpContact, helpPage, helpTopics } from "#web/content/help-topics.ts";
import { HELP } from "#web/content/pages/help.ts";
import { HelpSearch } from "#web/features/help-search/help-search.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { ContactWays } from "#web/sections/help/contact-ways.tsx";
import { PageIntro } from "#web/sections/page-intro.tsx";
import type { Route } from "./+types/help.ts";

/** Read at build time: the answers reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return { page: HELP, texts: helpPage, topics: helpTopics, questions: helpQuestions, contact: helpContact };
}

/** A search changes the address, not the data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /help (product §2). */
export default function HelpPage({ loaderData: { page, contact, ...search } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageIntro {...page} />
      <HelpSearch {...search} />
      <ContactWays texts={contact} />
    </PageLayout>
  );
}
