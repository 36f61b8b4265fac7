import { site } from "#domain/site.ts";
import type { NavLink } from "./navigation.ts";

type FooterList = { title: string; links: readonly NavLink[] };
export type FooterContent = {
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

const SUPPORT_LIST = {
  title: "Support",
  links: [
    { label: "Help Center", to: "/help" },
    { label: "Contact", to: "/contact" },
    { label: "FAQ", to: "/faq" },
    { label: "Blog", to: "/blog" },
    { label: "Waitlist", to: "/waitlist" },
  ],
} as const;

const READER_LIST = {
  title: "For you",
  links: [
    { label: "Families", to: "/families" },
    { label: "By descent", to: "/belonging" },
    { label: "Going Back", to: "/returning" },
    { label: "Coming Back?", to: "/coming-back" },
    { label: "Retirees", to: "/retirees" },
    { label: "Investors", to: "/investors" },
    { label: "Community", to: "/community" },
  ],
} as const;

/** The footers, by name: pages say which one is theirs, and the lists themselves come with the footer's late script. */
export const FOOTERS = {
  /** Of the home page and of every page without one of its own. */
  shared: {
    line: FOOTER_LINE,
    lists: [
      {
        title: "The roadmap",
        links: [
          { label: "Why Africa", to: "/#why-africa" },
          { label: "Our Program", to: "/#program" },
          { label: "Enroll", to: "/#enroll" },
          { label: "Find Your Permit", to: "/permits" },
          { label: "My Plan", to: "/my-plan" },
          { label: "Before You Pay", to: "/before-you-pay" },
        ],
      },
      READER_LIST,
      {
        title: "Explore",
        links: [
          { label: "Top Countries", to: "/top-countries" },
          { label: "Country Guides", to: "/country-guides" },
          { label: "Cities", to: "/cities" },
          { label: "Visa Information", to: "/visa-information" },
          { label: "Compare Countries", to: "/compare" },
          { label: "Cost Calculator", to: "/cost-calculator" },
        ],
      },
      SUPPORT_LIST,
    ],
    social: SOCIAL_LINKS,
    legal: LEGAL_LINKS,
  },
  waitlist: {
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
      SUPPORT_LIST,
    ],
    social: [],
    legal: LEGAL_LINKS,
  },
} as const satisfies Record<string, FooterContent>;

export type FooterName = keyof typeof FOOTERS;
