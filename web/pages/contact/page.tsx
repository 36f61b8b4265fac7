import { contactQuestions } from "#web/content/questions/questions.ts";
import { virtualOffices } from "#web/content/virtual-offices.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { contactLinks, contactPage, inquiryMailboxes, inquiryTypes } from "./copy.ts";
import { CONTACT } from "./copy.ts";
import { InquiryMailboxes } from "./inquiry-mailboxes.tsx";
import { OfficeCards } from "./office-cards.tsx";
import { WriteToUs } from "./write-to-us.tsx";
import type { Route } from "./+types/page.ts";
import { MessageForm } from "#web/features/messages/message-form.tsx";

const LateMessageForm = hydrateLate(MessageForm);

/** Read at build time: the texts reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return {
    page: CONTACT,
    texts: contactPage,
    inquiryTypes,
    inquiries: inquiryMailboxes,
    offices: virtualOffices,
    questions: contactQuestions,
    links: contactLinks,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, inquiryTypes, inquiries, offices, questions, links } = loaderData;
  return (
    <PageLayout>
      <PageIntro {...page} />
      <WriteToUs texts={texts}>
        <LateMessageForm page="/contact" texts={texts.form} inquiryTypes={inquiryTypes} />
      </WriteToUs>
      <InquiryMailboxes texts={texts} inquiries={inquiries} />
      <OfficeCards texts={texts} offices={offices} />
      <BeforeYouWrite texts={texts} questions={questions} links={links} />
    </PageLayout>
  );
}
