import { site } from "#domain/site.ts";
import type { LegalPageFrame } from "#web/features/legal-document/legal-document.tsx";

export const PRIVACY_POLICY: LegalPageFrame = {
  meta: {
    path: "/privacy-policy",
    title: "Privacy policy",
    description:
      "Which information we collect, what we use it for, who else sees it, how it is protected and how you have it removed.",
  },
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
      "termsOfService",
    ],
  },
};
