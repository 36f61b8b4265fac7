import { NOT_FOUND } from "#web/pages/not-found/copy.ts";

/** Texts of the sign-in panel and of what surrounds the pages. */
export const OFFICE_TEXTS = {
  badge: "Back office",
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
    notConfigured:
      "The back office is closed: no owner key is set. Locally, npm start makes one in .dev.vars; deployed, set it with: npx wrangler secret put OWNER_KEY. Then load this page again.",
  },
  signOut: "Sign out",
  tryAgain: "Try again",
  notFound: {
    label: NOT_FOUND.heading,
    heading: NOT_FOUND.heading,
    intro: "There is nothing at this address. The links above lead to every page of the back office.",
  },
  loading: "Loading...",
  withoutScripts: "The back office needs scripts. Please allow them for this site and load the page again.",
  failed: {
    title: "This page did not load",
    text: "Its script could not be fetched: the connection is gone, or the site has changed since you opened it. What you typed elsewhere is as you left it.",
    broken: "Something on this page went wrong. What you stored is not lost.",
    again: "Load the page again",
  },
} as const;
