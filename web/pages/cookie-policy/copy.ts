import { site } from "#domain/site.ts";
import type { LegalPageFrame } from "#web/features/legal-document/legal-document.tsx";

export const COOKIE_POLICY: LegalPageFrame = {
  meta: {
    path: "/cookie-policy",
    title: "Cookie policy",
    description:
      "What cookies are, which types this site uses and which it does not, and how to manage them in your browser.",
  },
  pointers: {
    title: "Related",
    links: [
      "privacyPolicy",
      "termsOfService",
      {
        label: site.email.privacy,
        to: `mailto:${site.email.privacy}`,
        text: "Questions about cookies and your data.",
      },
    ],
  },
};
