import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { OWNER_SESSION_HOURS } from "#domain/retention.ts";
import { type Site, site } from "#domain/site.ts";
import { LAST_UPDATED, type LegalPage, REVISED } from "./legal-page.ts";

/** One of the four types; `used` says what this site sets of it. */
type CookieType = { id: string; name: string; purpose: string; used: string };

/** What a type says when this site sets no cookie of it (decision: legal-truth). */
const NONE_USED = "None used.";

/** The four types of cookies, with what a deployment with these settings sets of each. */
export function cookieTypesFor({ analytics }: Pick<Site, "analytics">): readonly CookieType[] {
  return [
    {
      id: "essential",
      name: "Essential cookies",
      purpose: "They are needed for a service that somebody asked for, such as signing in.",
      used: `None used for visitors. The site's owner gets one after signing in to the back office: __Host-owner_session, a signed cookie that scripts cannot read and that ends after ${OWNER_SESSION_HOURS} hours. Where the owner's team signs in through Cloudflare Access, that service sets its own cookie for them.`,
    },
    {
      id: "performance",
      name: "Performance cookies",
      purpose: "They count visits and show how pages are used.",
      used: analytics
        ? "Only if you accept: _ga and a second cookie whose name begins with _ga_, set by Google Analytics. They tell one browser from another and last for up to two years, or until you decline below: then the site deletes them."
        : NONE_USED,
    },
    {
      id: "functionality",
      name: "Functionality cookies",
      purpose: "They remember choices, such as a language.",
      used: `${NONE_USED} Your choices in the finder, the blog and the questions are in the page's web address instead.`,
    },
    {
      id: "targeting",
      name: "Targeting cookies",
      purpose: "They follow people across sites in order to show advertising.",
      used: NONE_USED,
    },
  ];
}

/** The cookie policy of a deployment: it depends on whether analytics and a chat are configured. */
export function cookiePolicyFor(deployment: Site): LegalPage {
  const { name, analytics, chatUrl, videoUrl, turnstile, email, postalAddress } = deployment;
  return {
    title: "Cookie Policy",
    intro: analytics
      ? `This page lists every cookie that ${name} sets, and what else your browser stores for this site.`
      : `${name} sets no cookies for visitors. This page explains the one cookie that exists, and what else your browser stores for this site.`,
    lastUpdated: LAST_UPDATED,
    revised: REVISED,
    sections: [
      {
        id: "what-cookies-are",
        title: "What Cookies Are",
        body: [
          {
            kind: "paragraph",
            text: "A cookie is a short text that a website asks your browser to keep and to send back with later requests. Browsers also offer session storage, which stays in one tab until you close it, and local storage, which stays until it is cleared. Neither is sent to a site by itself.",
          },
          {
            kind: "paragraph",
            text: "In session storage this site keeps two things, and only when what you do needs them. What you type into a form is kept there, so that a reload loses nothing, and is removed once the form is sent. If a part of a page does not load and the page reloads for that reason, the time of that reload is kept, so that it does not reload again and again. Both end when you close the tab, and nothing is kept there while you only read. For the owner, the back office keeps in local storage the ticks of a daily checklist for the day and which columns of a list are hidden, and in session storage how far its pages are scrolled and what was written in an announcement but could not be stored yet.",
          },
          {
            kind: "paragraph",
            text: "The passport, the reason and the household that you choose in a guide are kept in local storage, so that the next guide knows them, until you clear it. They also stand in the URL of the page, which names nobody, and we do not collect them.",
          },
          {
            kind: "paragraph",
            text: "Plans that you make on My plan are kept in local storage, with what you ticked, moved and noted, until you remove them there or clear it. So that a plan opens without a connection, your browser also keeps that page, what it is made of and a small program of ours that shows it (a service worker).",
          },
          ...(analytics
            ? ([
                {
                  kind: "paragraph",
                  text: "Your choice about the analytics service is kept in local storage, so that you are asked once, until you change it here or clear it.",
                },
              ] as const)
            : []),
          {
            kind: "paragraph",
            text: "Nothing is stored in your browser to know where you came from. If the link that brought you here carried campaign labels (utm parameters), they stand in the page's URL, go on with the links that you follow on this site, and reach us together with a form that you submit. We also count visits, with the campaign's name and without anything about you; the privacy policy says how. That needs no cookie and no storage.",
          },
        ],
      },
      {
        id: "types",
        title: "Types of Cookies",
        body: cookieTypesFor(deployment).flatMap(
          (type) =>
            [
              { kind: "heading", text: type.name },
              { kind: "paragraph", text: `${type.purpose} ${type.used}` },
            ] as const,
        ),
      },
      {
        id: "third-party",
        title: "Third-Party Cookies",
        body: [
          {
            kind: "list",
            items: [
              analytics
                ? "Analytics service: Google Analytics, loaded only after you accept, sets the performance cookies named above."
                : `Analytics service: ${NONE_USED}`,
              `Social platforms: ${NONE_USED} Our pages link to them and embed nothing of theirs. They may set cookies once you are on their sites.`,
              chatUrl
                ? `Customer support: ${NONE_USED} Start Chat opens the chat on another site, which may set its own cookies.`
                : `Customer support: ${NONE_USED} There is no chat service on this site.`,
              videoUrl
                ? "Video service: nothing is loaded from it until you ask for the film. From then on it may set its own cookies in its frame."
                : `Video service: ${NONE_USED} The film is our own and comes from this site.`,
              turnstile
                ? "Check against robots: Cloudflare Turnstile is loaded when you first touch a form, runs in a frame beside it, and may store there what it needs to recognize robots."
                : `Check against robots: ${NONE_USED} This site loads none.`,
            ],
          },
        ],
      },
      {
        id: "managing",
        title: "Managing Cookies",
        body: [
          {
            kind: "paragraph",
            text: "Your browser can show, block and delete cookies and stored data for each site. The public pages and forms of this site work with all of them blocked; what you have typed is then lost when you reload the page. These help pages explain how:",
          },
          { kind: "link", label: OUTSIDE_LINKS.chromeCookies.label, to: OUTSIDE_LINKS.chromeCookies.url },
          {
            kind: "link",
            label: OUTSIDE_LINKS.firefoxCookies.label,
            to: OUTSIDE_LINKS.firefoxCookies.url,
          },
          {
            kind: "link",
            label: OUTSIDE_LINKS.safariCookies.label,
            to: OUTSIDE_LINKS.safariCookies.url,
          },
          { kind: "link", label: OUTSIDE_LINKS.edgeCookies.label, to: OUTSIDE_LINKS.edgeCookies.url },
          ...(analytics
            ? ([
                {
                  kind: "link",
                  label: OUTSIDE_LINKS.googleAnalyticsOptOut.label,
                  to: OUTSIDE_LINKS.googleAnalyticsOptOut.url,
                  note: "the add-on of the service's maker",
                },
              ] as const)
            : []),
        ],
      },
      {
        id: "consent",
        title: "Consent",
        body: [
          {
            kind: "paragraph",
            text: analytics
              ? "Continuing to use this site counts as consent to the session storage described here. You can withdraw it at any time in your browser settings, by blocking or deleting what the site stores. The cookies of the analytics service need more: they are set only after you press Accept."
              : "Continuing to use this site counts as consent to the session storage described here; there are no visitor cookies to consent to. You can withdraw it at any time in your browser settings, by blocking or deleting what the site stores.",
          },
          {
            kind: "paragraph",
            text: `Where the law asks for your choice before anything is stored that a service does not need, as in the European Union and the United Kingdom, that law goes before this sentence. ${
              analytics
                ? "That is why nothing of the analytics service is loaded before you accept, wherever you are. Declining costs nothing, you can change your choice here at any time, and a browser that sends Global Privacy Control declines for you."
                : "The site stores nothing of the kind: what you type and the time of a reload are kept for what you are doing, and need no consent there."
            }`,
          },
        ],
      },
      {
        id: "updates",
        title: "Updates to This Policy",
        body: [
          {
            kind: "paragraph",
            text: "When the site begins or stops to use a cookie, we change this page and its date at the same time.",
          },
        ],
      },
      {
        id: "contact",
        title: "Contact Details",
        body: [
          {
            kind: "paragraph",
            text: `Questions about cookies: ${email.privacy}, or by post to ${postalAddress}.`,
          },
        ],
      },
    ],
  };
}

/** The sections of /cookie-policy. */
export const cookiePolicy = cookiePolicyFor(site);
