import { CONTACT } from "#web/content/pages/contact.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(CONTACT.meta);
}

/** /contact (product §2). */
export default function ContactPage() {
  return <ContentPage content={CONTACT} />;
}
