import type { PageMeta } from "#web/lib/page-meta.ts";

export type OwnerPageContent = { meta: PageMeta; heading: string; intro: string };

/** Texts of the sign-in panel and of what surrounds the back-office pages. */
export const OWNER_TEXTS = {
  badge: "Back office",
  /** The pages, in the order of an owner's day. */
  navigation: [
    { label: "Report", to: "/optin-report" },
    { label: "Contacts", to: "/contacts" },
    { label: "Announcements", to: "/announcements" },
    { label: "Analytics", to: "/analytics" },
    { label: "Website", to: "/admin" },
  ],
  site: { label: "View the site", to: "/" },
  signIn: {
    title: "Sign in",
    intro:
      "This page is for the owner of this site. Enter the owner key, the long password that was made when the site was set up, or open your sign-in link.",
    ended: {
      title: "Your session has ended",
      intro: "Sign in to continue. The page behind this panel is as you left it: nothing you typed is lost.",
    },
    label: "Owner key",
    hint: "It is called OWNER_KEY. Look in your password manager, in .secrets.production.json (made by the first deployment), or on your own computer in .dev.vars.",
    button: "Sign in",
    pending: "Signing in...",
    empty: "Please enter the owner key",
    wrong: "This is not the owner key. Please check it and try again.",
    notKept:
      "The key is right, but this browser did not keep the sign-in cookie. Allow cookies for this site and try again. Safari does not keep this cookie on http://localhost: use another browser there, or start the site with npm start -- --https.",
    checking: "Checking whether you are signed in...",
    withoutScripts: "The back office needs scripts. Please allow them for this site and load the page again.",
    notConfigured:
      "The back office is closed: no owner key is set. Locally, npm start makes one in .dev.vars; deployed, set it with: npx wrangler secret put OWNER_KEY. Then load this page again.",
  },
  signOut: "Sign out",
  tryAgain: "Try again",
} as const;
