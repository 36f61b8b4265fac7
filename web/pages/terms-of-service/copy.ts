import { site } from "#domain/site.ts";
import type { LegalPageFrame } from "#web/features/legal-document/legal-document.tsx";
import { type Navigation, SHARED_NAVIGATION } from "#web/layout/navigation.ts";

export const TERMS_OF_SERVICE: LegalPageFrame = {
  meta: {
    path: "/terms-of-service",
    title: "Terms of service",
    description:
      "The terms under which you use this site: what the service is, what we ask of you, how accurate our information is and where our liability ends.",
  },
  pointers: {
    title: "Related",
    links: [
      {
        label: site.email.legal,
        to: `mailto:${site.email.legal}`,
        text: "Legal questions about these terms.",
      },
      "privacyPolicy",
      "helpCenter",
      "contact",
    ],
  },
};

/** The top bar of /terms-of-service leads home, to help and to contact. */
export const termsNavigation: Navigation = {
  links: [
    { label: "Home", to: "/" },
    { label: "Help", to: "/help" },
    { label: "Contact", to: "/contact" },
  ],
  call: SHARED_NAVIGATION.call,
};
