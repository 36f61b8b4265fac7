import { DESK_LISTS } from "#web/pages/desk/lists.ts";
import { LIST_NAMES, PEOPLE_LISTS } from "#web/pages/contacts/people/list-params.ts";
import { OWNER_PAGES, ownerPageAt, type OwnerPage } from "#domain/owner-pages.ts";

/** A page of the back office: its name in the bar and in the browser's tab, its heading, and what it is for. */
type OfficePageTexts = { label: string; heading: string; intro: string };

export type OfficePage = OfficePageTexts & { path: OwnerPage };

const TEXTS: Readonly<Record<OwnerPage, OfficePageTexts>> = {
  "/optin-report": {
    label: "Report",
    heading: "Daily Opt-in Report",
    intro: "New leads of today, of the last seven days and of all time, and the names of the last 24 hours.",
  },
  "/contacts": {
    label: "Contacts",
    heading: "Contacts Dashboard",
    intro:
      "Everyone who left an email: opt-in contacts, with the waitlist among them, and those who used the calculator.",
  },
  "/desk": {
    label: "Desk",
    heading: "Desk",
    intro: "What the site says: check it, change it, and see when a change is live.",
  },
  "/announcements": {
    label: "Announcements",
    heading: "Announcements",
    intro: "Emails to everyone who agreed to get news, or to some of them.",
  },
  "/analytics": {
    label: "Analytics",
    heading: "Analytics",
    intro: "What visitors do on the site, and how a sale is counted.",
  },
  "/admin": {
    label: "Website",
    heading: "Website Admin Panel",
    intro: "The pictures that visitors see first, and the site's settings.",
  },
};

/** The pages, in the order of an owner's day. The build writes a document for each of these paths. */
export const OFFICE_PAGES: readonly OfficePage[] = OWNER_PAGES.map((path) => Object.assign({ path }, TEXTS[path]));

/** What there is below a page's own path; `:name` is any one part of a path. */
const BELOW: Readonly<Partial<Record<OwnerPage, readonly string[]>>> = {
  "/contacts": [...LIST_NAMES.map((name) => `/${name}`), ...PEOPLE_LISTS.map((name) => `/${name}/:person`)],
  "/desk": [...DESK_LISTS.map((name) => `/${name}`), "/content/:entry"],
  "/announcements": ["/:id"],
  "/analytics": ["/setup"],
  "/admin": ["/settings"],
};

export const PATHS_BELOW = OFFICE_PAGES.flatMap(({ path: page }) =>
  (BELOW[page] ?? []).map((below) => ({ page, path: page + below })),
);

const OWNER_PATTERNS = [...OWNER_PAGES, ...PATHS_BELOW.map(({ path }) => path)].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
);

/** Whether the back office has something at a path. */
export function isOfficePath(path: string): boolean {
  return OWNER_PATTERNS.some((known) => known.test(path));
}

/** The page that a path belongs to, the same object each time; the first one for a path that belongs to none. */
export function officePageAt(path: string): OfficePage {
  const owned = ownerPageAt(path);
  return OFFICE_PAGES.find((page) => page.path === owned) ?? OFFICE_PAGES[0]!;
}
