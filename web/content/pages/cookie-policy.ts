import { site } from "#domain/site.ts";
import type { PageContent } from "#web/content/pages/page.ts";

export const COOKIE_POLICY: PageContent = {
  meta: {
    path: "/cookie-policy",
    title: "Cookie policy",
    description:
      "What cookies are, which types this site uses and which it does not, and how to manage them in your browser.",
  },
  motif: "north",
  eyebrow: "Cookie policy",
  heading: "Cookies, and how few we need",
  paragraphs: [
    "Last updated December 18, 2024. Cookies are small texts that a site asks your browser to keep. They come in four types: essential, performance, functionality and targeting.",
    "To read this site you need none of them. The page that first brought you here is kept in your browser’s session storage and forgotten when you close the tab. You can refuse or delete cookies in the settings of your browser at any time.",
  ],
  pointers: {
    title: "Related",
    links: [
      {
        label: "Privacy policy",
        to: "/privacy-policy",
        text: "What we know about you, and why.",
      },
      {
        label: "Terms of service",
        to: "/terms-of-service",
        text: "What you can expect from us, and we from you.",
      },
      {
        label: site.email.privacy,
        to: `mailto:${site.email.privacy}`,
        text: "Questions about cookies and your data.",
      },
    ],
  },
};
