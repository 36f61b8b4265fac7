import { site } from "#domain/site.ts";
import type { PageContent } from "#web/content/pages/page.ts";

export const TERMS_OF_SERVICE: PageContent = {
  meta: {
    path: "/terms-of-service",
    title: "Terms of service",
    description:
      "The terms under which you use this site: what the service is, what we ask of you, how accurate our information is and where our liability ends.",
  },
  motif: "north",
  eyebrow: "Terms of service",
  heading: "What we promise, and what we ask",
  paragraphs: [
    "Last updated December 18, 2024. By using this site you accept these terms. We offer information, tools and a program for people who consider moving to or investing in Africa; we are not a law firm, an embassy or a bank, and decisions about visas and investments stay yours.",
    "We work to keep every figure right, but rules and prices change: confirm what matters with the official office before you rely on it.",
  ],
  pointers: {
    title: "Related",
    links: [
      {
        label: site.email.legal,
        to: `mailto:${site.email.legal}`,
        text: "Legal questions about these terms.",
      },
      {
        label: "Privacy policy",
        to: "/privacy-policy",
        text: "What we know about you, and why.",
      },
      {
        label: "Help centre",
        to: "/help",
        text: "Topics and answers about the roadmap, your account of it and this site.",
      },
      {
        label: "Contact",
        to: "/contact",
        text: "Write to us. We reply within 24 hours.",
      },
    ],
  },
};
