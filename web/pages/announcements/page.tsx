import { OPT_IN_COUNTRIES } from "#web/features/opt-in/invitations-copy.ts";
import type { OwnerPageContent } from "#web/features/owner-session/copy.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { Announcements } from "./announcements.tsx";
import type { Route } from "./+types/page.ts";

const ANNOUNCEMENTS: OwnerPageContent = {
  meta: {
    path: "/announcements",
    title: "Announcements",
    description:
      "Emails to everyone who asked for news, or to some of them: write one, try it, send it, see what became of it.",
    noindex: true,
  },
  heading: "Announcements",
  intro: "Emails to everyone who asked for news and confirmed their email, or to some of them.",
};

/** Read at build time: the owner's script gets the names of the countries, not all that is known of them. */
export function loader() {
  return { countries: OPT_IN_COUNTRIES };
}

/** The URL says which announcement is shown; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(ANNOUNCEMENTS.meta);
}

/** /announcements, for the owner only. */
export default function AnnouncementsPage({ loaderData }: Route.ComponentProps) {
  async function load() {
    return <Announcements countries={loaderData.countries} />;
  }
  return <OwnerPage content={ANNOUNCEMENTS} load={load} />;
}
