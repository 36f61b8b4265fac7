import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { site } from "#domain/site.ts";

/** A link by its address: a path of the site, a fragment of the page, or an outside address. */
export type NavLink = { label: string; to: string };

export type Navigation = {
  links: readonly NavLink[];
  /** What the bar asks for: the button's label on a wide screen, and in the mobile menu. */
  call: { label: string; menuLabel: string; to: string };
};

export type FooterList = { title: string; links: readonly NavLink[] };
export type Footer = {
  line: string;
  lists: readonly FooterList[];
  social: readonly NavLink[];
  legal: readonly NavLink[];
};

const LEGAL_LINKS = [
  { label: "Privacy policy", to: "/privacy-policy" },
  { label: "Terms of service", to: "/terms-of-service" },
  { label: "Cookie policy", to: "/cookie-policy" },
] as const;

const SOCIAL_LINKS = [
  { label: "Instagram", to: site.social.instagram },
  { label: "LinkedIn", to: site.social.linkedin },
  { label: "YouTube", to: site.social.youtube },
  { label: "Facebook", to: site.social.facebook },
] as const;

const FOOTER_LINE =
  "Country guides, visa guidance and a roadmap of seven modules for everyone who is moving to Africa.";

/** The shared bar (product §2, "Shared navigation bar"). */
export const SHARED_NAVIGATION: Navigation = {
  links: [
    { label: "Our Program", to: "/#program" },
    { label: "Country Guides", to: "/country-guides" },
    { label: "Top Countries", to: "/top-countries" },
    { label: "Visa Information", to: "/visa-information" },
    { label: "Community", to: "/community" },
    { label: "Cost Calculator", to: "/cost-calculator" },
  ],
  call: { label: "Get Started", menuLabel: "Get Started Now", to: ONE_TIME_OFFER_PAGE },
};

/** The footer of the home page and of every page without one of its own (product §2, "Home"). */
export const SHARED_FOOTER: Footer = {
  line: FOOTER_LINE,
  lists: [
    {
      title: "The roadmap",
      links: [
        { label: "Why Africa", to: "/#why-africa" },
        { label: "Our Program", to: "/#program" },
        { label: "Enroll", to: "/#enroll" },
      ],
    },
    {
      title: "Explore",
      links: [
        { label: "Top Countries", to: "/top-countries" },
        { label: "Country Guides", to: "/country-guides" },
        { label: "Visa Information", to: "/visa-information" },
        { label: "Cost Calculator", to: "/cost-calculator" },
        { label: "Community", to: "/community" },
      ],
    },
  ],
  social: SOCIAL_LINKS,
  legal: LEGAL_LINKS,
};

/** The waitlist's own bar and footer (product §2, "/waitlist"; decision: one-layout). */
export const WAITLIST_NAVIGATION: Navigation = {
  links: [
    { label: "Benefits", to: "#benefits" },
    { label: "Stories", to: "#stories" },
    { label: "FAQ", to: "#faq" },
  ],
  call: { label: "Join the waitlist", menuLabel: "Join the waitlist", to: "#join" },
};

export const WAITLIST_FOOTER: Footer = {
  line: FOOTER_LINE,
  lists: [
    {
      title: "Explore",
      links: [
        { label: "Country Guides", to: "/country-guides" },
        { label: "Visa Information", to: "/visa-information" },
        { label: "Cost Calculator", to: "/cost-calculator" },
        { label: "Community", to: "/community" },
      ],
    },
    {
      title: "Support",
      links: [
        { label: "Help Centre", to: "/help" },
        { label: "Contact", to: "/contact" },
        { label: "FAQ", to: "/faq" },
        { label: "Blog", to: "/blog" },
      ],
    },
  ],
  social: [],
  legal: LEGAL_LINKS,
};

/** The bar of the four back-office pages: the way among them, and back to the site. */
export const OWNER_BAR: Navigation = {
  links: [
    { label: "Website", to: "/admin" },
    { label: "Contacts", to: "/contacts" },
    { label: "Opt-in report", to: "/optin-report" },
    { label: "Analytics help", to: "/analytics" },
  ],
  call: { label: "Back to the site", menuLabel: "Back to the site", to: "/" },
};
