import { OWNER_PAGES, ownerPageAt, type OwnerPage } from "#domain/owner-pages.ts";

/** A page of the back office: its link in the bar, its title and description, and what stands above its content. */
type OfficePageTexts = {
  label: string;
  title: string;
  description: string;
  heading: string;
  intro: string;
};

export type OfficePage = OfficePageTexts & { path: OwnerPage };

const TEXTS: Readonly<Record<OwnerPage, OfficePageTexts>> = {
  "/optin-report": {
    label: "Report",
    title: "Daily opt-in report",
    description: "New leads of today, of this week and of all time, as they arrive.",
    heading: "Daily Opt-in Report",
    intro: "New leads of today, of the last seven days and of all time, and the names of the last 24 hours.",
  },
  "/contacts": {
    label: "Contacts",
    title: "Contacts dashboard",
    description: "Everyone who joined, asked or calculated: opt-in contacts and calculator submissions.",
    heading: "Contacts Dashboard",
    intro:
      "Everyone who left an email: opt-in contacts, with the waitlist among them, and those who used the calculator.",
  },
  "/announcements": {
    label: "Announcements",
    title: "Announcements",
    description:
      "Emails to everyone who asked for news, or to some of them: write one, try it, send it, see what became of it.",
    heading: "Announcements",
    intro: "Emails to everyone who asked for news and confirmed their email, or to some of them.",
  },
  "/analytics": {
    label: "Analytics",
    title: "Analytics help",
    description:
      "What visitors do, how sales are tracked, checkout links with campaign parameters and the daily checklist.",
    heading: "Analytics Help",
    intro:
      "What visitors do on the site, and how a sale is counted: the purchase events of both offers, the checkout links with their campaign parameters, and what to look at each day.",
  },
  "/admin": {
    label: "Website",
    title: "Website admin panel",
    description: "Change the pictures of the site: the hero image of the home page and the thumbnail of shared links.",
    heading: "Website Admin Panel",
    intro: "The pictures that visitors see first: the hero image of the home page and the thumbnail of a shared link.",
  },
};

/** The pages, in the order of an owner's day. The build writes a document for each of these paths. */
export const OFFICE_PAGES: readonly OfficePage[] = OWNER_PAGES.map((path) => Object.assign({ path }, TEXTS[path]));

/** The page that a path belongs to, the same object each time; the first one for a path that belongs to none. */
export function officePageAt(path: string): OfficePage {
  const owned = ownerPageAt(path);
  return OFFICE_PAGES.find((page) => page.path === owned) ?? OFFICE_PAGES[0]!;
}
