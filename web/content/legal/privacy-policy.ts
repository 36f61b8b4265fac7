import { type Site, site } from "#domain/site.ts";
import { LAST_UPDATED, type LegalPage, REVISED } from "./legal-page.ts";

/** The privacy policy of a deployment: what it says about measurement depends on whether an analytics id is set. */
export function privacyPolicyFor({ name, analyticsId, email, postalAddress }: Site): LegalPage {
  return {
    title: "Privacy Policy",
    intro: `This policy says what ${name} stores about you, why, where, and how you have it deleted. You can read the whole site without giving us anything.`,
    lastUpdated: LAST_UPDATED,
    revised: REVISED,
    sections: [
      {
        id: "information-collected",
        title: "Information We Collect",
        body: [
          { kind: "paragraph", text: "We store what you type into a form and send:" },
          {
            kind: "list",
            items: [
              "Waitlist: your name and email address.",
              "Opt-in form and blog subscription: your email address and, where the form asks for them, your name, the country that interests you and your goal.",
              "Cost of Living Calculator: your email address, the countries, the monthly costs, the housing type, the lifestyle and the household size that you entered, and the estimate that we computed from them.",
              "Contact and help messages: your name, email address, subject, message and the kind of inquiry.",
            ],
          },
          {
            kind: "paragraph",
            text: "With each form we also store the time, the version of the notice that stood beside the form, and where your visit began: the first page that you opened, the host name of the site that linked to it, and campaign labels in the link (utm parameters). Your browser keeps that starting point in its session storage and sends it only together with a form.",
          },
          {
            kind: "paragraph",
            text: "We keep no IP address and make no fingerprint of your device. Cloudflare, which hosts the site, handles your IP address in order to deliver pages and to limit how often a form can be sent; we do not store it with your data. The Country Finder and the comparison calculator run in your browser; we keep nothing that you enter there.",
          },
          {
            kind: "paragraph",
            text: analyticsId
              ? "We measure the use of the site with an analytics service. It receives the pages that you open and actions such as pressing a button or starting the video, and it sets cookies; see the cookie policy."
              : "We use no analytics service on this site.",
          },
        ],
      },
      {
        id: "use",
        title: "How We Use Your Information",
        body: [
          {
            kind: "list",
            items: [
              "To send what the form promises: a confirmation, or your cost comparison.",
              "To answer your message.",
              "To tell you when the program launches, and now and then about moving to Africa, if you joined the waitlist or opted in.",
              "To count sign-ups and to see which campaign or page led to them.",
              "To keep robots and abuse away from the forms.",
            ],
          },
          {
            kind: "paragraph",
            text: "No email address receives more than three automatic emails from this site in a day. Every automatic email to you has a link to unsubscribe and a link to remove your data. We take no automated decisions about you and do not build profiles for advertising.",
          },
          {
            kind: "paragraph",
            text: "We rely on your consent, which you give by sending a form and can withdraw at any time, and on our legitimate interest in answering you and in protecting the site.",
          },
        ],
      },
      {
        id: "sharing",
        title: "How Information Is Shared",
        body: [
          { kind: "paragraph", text: "We do not sell or rent personal information. These services handle it for us:" },
          {
            kind: "list",
            items: [
              "Cloudflare hosts the site, holds the database and the storage, and delivers our emails.",
              "A second copy of each sign-up and calculator submission goes to the form-collection service that we have configured. Where none is configured, the copy is kept in our own storage at Cloudflare.",
              "New sign-ups and messages are also mailed to our own mailbox, so that a person can answer.",
            ],
          },
          {
            kind: "paragraph",
            text: "Enrollment and payment take place on an external checkout, and our social channels, the video service and the pages of official offices are other sites as well. They receive your data only when you go there or press play, and their own policies apply. We disclose information to authorities only where the law obliges us.",
          },
          {
            kind: "paragraph",
            text: "These services may store data in the United States and other countries outside your own.",
          },
        ],
      },
      {
        id: "security",
        title: "Data Security",
        body: [
          {
            kind: "paragraph",
            text: "The site is reached over encrypted connections only. Sign-ups and messages can be read only after signing in to the back office with a long random key or through the team's access service; the session ends after 12 hours. Links in our emails are signed and name you by a salted hash of your email. We store no passwords of visitors and no payment data. No system is perfectly secure, and we will tell you and the responsible authority about a breach where the law requires it.",
          },
          {
            kind: "paragraph",
            text: "Posts that look like spam are set apart with the reason, and are neither counted nor mailed. What is certainly spam, and what we have looked at, are deleted after 30 days.",
          },
        ],
      },
      {
        id: "rights",
        title: "Your Rights",
        body: [
          {
            kind: "paragraph",
            text: "Wherever you live, you may ask us what we hold about you, have it corrected, receive a copy, object to its use or have it deleted. Two of these need no request, because the links in every automatic email to you do them at once:",
          },
          {
            kind: "list",
            items: [
              "Unsubscribe stops our emails. To remember your wish we keep a salted hash of your email, from which the email cannot be read.",
              "Removal deletes your sign-ups, calculator submissions, messages and their backup copies here, and lowers our counts.",
            ],
          },
          {
            kind: "paragraph",
            text: "After a removal, deleted rows stay in the database's own history for up to 30 days and then disappear too. A copy at the external form-collection service, if one is configured, notices in our own mailbox and files that we downloaded are not reached by the link: write to us and we will delete them. Otherwise we keep your data until you remove it or we no longer need it.",
          },
          {
            kind: "paragraph",
            text: "You may also complain to the data protection authority of the place where you live.",
          },
        ],
      },
      {
        id: "cookies",
        title: "Cookies",
        body: [
          {
            kind: "paragraph",
            text: analyticsId
              ? "The site itself sets no cookies for visitors, apart from those of the analytics service. Its owner gets one essential cookie after signing in. Until you close the tab, session storage holds where your visit began, and what you type into a form until it is sent."
              : "The site sets no cookies for visitors. Its owner gets one essential cookie after signing in. Until you close the tab, session storage holds where your visit began, and what you type into a form until it is sent.",
          },
          { kind: "link", label: "Cookie policy", to: "/cookie-policy" },
        ],
      },
      {
        id: "changes",
        title: "Changes to This Policy",
        body: [
          {
            kind: "paragraph",
            text: "When what we store or do changes, we change this page and its date. The notice beside each form has a version of its own, and we store with your data which version you saw.",
          },
        ],
      },
      {
        id: "contact",
        title: "Contact Us",
        body: [
          {
            kind: "paragraph",
            text: `Questions and requests about your data: ${email.privacy}, or by post to ${postalAddress}.`,
          },
        ],
      },
    ],
  };
}

/** The 8 sections of /privacy-policy. */
export const privacyPolicy = privacyPolicyFor(site);
