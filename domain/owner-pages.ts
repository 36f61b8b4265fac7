/**
 * The pages of the back office, in the order of an owner's day. Each has a folder of its name in web/pages; routes, bar,
 * robots.txt, import rules and tests follow from this list.
 */
export const OWNER_PAGES = ["/optin-report", "/contacts", "/desk", "/announcements", "/analytics", "/admin"] as const;
export type OwnerPage = (typeof OWNER_PAGES)[number];

/** The page of the back office that a path belongs to: `/contacts/people/…` to the contacts; null for any other page. */
export function ownerPageAt(path: string): OwnerPage | null {
  return OWNER_PAGES.find((page) => path === page || path.startsWith(`${page}/`)) ?? null;
}
