import { virtualOffices } from "#web/content/virtual-offices.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { CONTACT } from "./copy.ts";
import { OfficeCards } from "./office-cards.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export function ContactPage() {
  return (
    <PageLayout meta={CONTACT.meta}>
      <PageIntro {...CONTACT} />
      <WriteToUs />
      <OfficeCards offices={virtualOffices} />
      <BeforeYouWrite />
    </PageLayout>
  );
}
