import { CONTACTS } from "#web/content/pages/contacts.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";

export function meta() {
  return pageMeta(CONTACTS.meta);
}

/** /contacts (product §2), for the owner only. */
export default function ContactsPage() {
  return <OwnerPage content={CONTACTS} />;
}
