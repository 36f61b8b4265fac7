import { lazy } from "react";
import { OPT_IN_COUNTRIES } from "#web/content/opt-in.ts";
import { CONTACTS } from "#web/content/pages/contacts.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/contacts.ts";

const Contacts = lazy(async () => ({ default: (await import("#web/features/contacts/contacts.tsx")).Contacts }));

/** Read at build time: the owner's script gets the names of the countries, not all that is known of them. */
export function loader() {
  return { countries: OPT_IN_COUNTRIES };
}

/** The address keeps the list and its filters; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(CONTACTS.meta);
}

/** /contacts (product §2), for the owner only. */
export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnerPage content={CONTACTS}>
      <Contacts countries={loaderData.countries} />
    </OwnerPage>
  );
}
