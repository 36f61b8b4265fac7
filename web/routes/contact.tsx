import { contactLinks, contactPage, inquiryAddresses, virtualOffices } from "#web/content/contact-page.ts";
import { contactQuestions } from "#web/content/faq-questions.ts";
import { CONTACT } from "#web/content/pages/contact.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { BeforeYouWrite } from "#web/sections/contact/before-you-write.tsx";
import { InquiryAddresses } from "#web/sections/contact/inquiry-addresses.tsx";
import { OfficeCards } from "#web/sections/contact/office-cards.tsx";
import { PageIntro } from "#web/sections/page-intro.tsx";
import type { Route } from "./+types/contact.ts";

/** Read at build time: the texts reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return {
    page: CONTACT,
    texts: contactPage,
    inquiries: inquiryAddresses,
    offices: virtualOffices,
    questions: contactQuestions,
    links: contactLinks,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /contact (product §2). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, inquiries, offices, questions, links } = loaderData;
  return (
    <PageLayout>
      <PageIntro {...page} />
      <InquiryAddresses texts={texts} inquiries={inquiries} />
      <OfficeCards texts={texts} offices={offices} />
      <BeforeYouWrite texts={texts} questions={questions} links={links} />
    </PageLayout>
  );
}
