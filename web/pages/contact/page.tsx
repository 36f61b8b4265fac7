import { contactQuestions } from "#web/content/questions/questions.ts";
import { virtualOffices } from "#web/content/virtual-offices.ts";
import { MessageForm } from "#web/features/messages/message-form.island.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { CONTACT, contactLinks, contactPage, inquiryMailboxes, inquiryTypes } from "./copy.ts";
import { InquiryMailboxes } from "./inquiry-mailboxes.tsx";
import { OfficeCards } from "./office-cards.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export function ContactPage() {
  return (
    <PageLayout meta={CONTACT.meta}>
      <PageIntro {...CONTACT} />
      <WriteToUs texts={contactPage}>
        <Island of={MessageForm} props={{ page: "/contact", texts: contactPage.form, inquiryTypes }} />
      </WriteToUs>
      <InquiryMailboxes texts={contactPage} inquiries={inquiryMailboxes} />
      <OfficeCards texts={contactPage} offices={virtualOffices} />
      <BeforeYouWrite texts={contactPage} questions={contactQuestions} links={contactLinks} />
    </PageLayout>
  );
}
