import { site } from "#domain/site.ts";
import type { PageContent } from "#web/content/pages/page.ts";

export const PRIVACY_POLICY: PageContent = {
  meta: {
    path: "/privacy-policy",
    title: "Privacy policy",
    description:
      "Which information we collect, what we use it for, who else sees it, how it is protected and how you have it removed.",
  },
  motif: "north",
  eyebrow: "Privacy policy",
  heading: "What we know about you, and why",
  paragraphs: [
    "Last updated December 18, 2024. We collect what you type into a form, your name, your e-mail address and the answers that you choose to give, together with the page and the campaign that first brought you here. We use it to answer you and to send what you asked for.",
    "Every mail from us has a link to unsubscribe and a link to remove your data. We keep no IP addresses and build no profile of you. For anything else about your data, write to us.",
  ],
  pointers: {
    title: "Your rights in practice",
    links: [
      {
        label: site.email.privacy,
        to: `mailto:${site.email.privacy}`,
        text: "Ask what we hold about you, correct it or have it deleted.",
      },
      {
        label: "Cookie policy",
        to: "/cookie-policy",
        text: "Which cookies there are, and which there are not.",
      },
      {
        label: "Terms of service",
        to: "/terms-of-service",
        text: "What you can expect from us, and we from you.",
      },
    ],
  },
};
