/** The pages of the back office. */
export const OWNER_PAGES: readonly string[] = ["/admin", "/analytics", "/announcements", "/contacts", "/optin-report"];

/** Whether a path belongs to the back office. @param path beginning with a slash */
export function isOwnerPath(path: string): boolean {
  return OWNER_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}
