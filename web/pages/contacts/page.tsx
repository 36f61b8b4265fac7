import { OPT_IN_COUNTRIES } from "#web/features/opt-in/invitations-copy.ts";
import type { OwnerPageContent } from "#web/features/owner-session/copy.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/page.ts";

const CONTACTS: OwnerPageContent = {
  meta: {
    path: "/contacts",
    title: "Contacts dashboard",
    description: "Everyone who joined, asked or calculated: opt-in contacts and calculator submissions.",
    noindex: true,
  },
  heading: "Contacts Dashboard",
  intro:
    "Everyone who left an email: opt-in contacts, with the waitlist among them, and those who used the calculator.",
};

/** Read at build time: the owner's script gets the names of the countries, not all that is known of them. */
export function loader() {
  return { countries: OPT_IN_COUNTRIES };
}

/** The URL keeps the list and its filters; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(CONTACTS.meta);
}

/** /contacts, for the owner only. */
export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  async function load() {
    const { Contacts } = await import("./contacts.tsx");
    return <Contacts countries={loaderData.countries} />;
  }
  return <OwnerPage content={CONTACTS} load={load} />;
}
