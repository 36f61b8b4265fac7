import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";

/** A link by its URL: a path of the site, a fragment of the page, or an outside URL. */
export type NavLink = { label: string; to: string };

export type Navigation = {
  links: readonly NavLink[];
  /** A menu of tools next to the links; pages with their own navigation have none. */
  tools?: { label: string; links: readonly NavLink[] };
  /** What the bar asks for: the button's label on a wide screen, and in the mobile menu. */
  call: { label: string; menuLabel: string; to: string };
};

export const SHARED_NAVIGATION: Navigation = {
  links: [
    { label: "Our Program", to: "/#program" },
    { label: "Country Guides", to: "/country-guides" },
    { label: "Top Countries", to: "/top-countries" },
    { label: "Visa Information", to: "/visa-information" },
    { label: "Community", to: "/community" },
    { label: "Cost Calculator", to: "/cost-calculator" },
  ],
  tools: {
    label: "Plan your move",
    links: [
      { label: "Permits: which one fits you", to: "/permits" },
      { label: "My plan, with dates", to: "/my-plan" },
      { label: "A month in a city", to: "/cities" },
      { label: "Compare countries", to: "/compare" },
      { label: "Before you pay anyone", to: "/before-you-pay" },
      { label: "Ways to belong", to: "/belonging" },
    ],
  },
  call: { label: "Get Started", menuLabel: "Get Started Now", to: ONE_TIME_OFFER_PAGE },
};
