/** Screens by their widths: their heights, and the width that a picture is kept in. */
export const SIZES = {
  390: { height: 844, keptWidth: 104 },
  768: { height: 1024, keptWidth: 192 },
  1440: { height: 900, keptWidth: 288 },
  2560: { height: 1440, keptWidth: 384 },
} as const;

export const THEMES = ["light", "dark"] as const;

/** A picture of a page: how wide the screen is, and in which theme. */
export type View = `${keyof typeof SIZES}-${(typeof THEMES)[number]}`;

/** What is approved: one page of each kind in the view that shows most, and what is hard to draw (maps, charts, timelines, tables on a phone). */
export const APPROVED: Readonly<Record<string, readonly View[]>> = {
  "/": ["390-light", "1440-dark", "2560-light"],
  "/country-guides": ["1440-light"],
  "/country-guides/ghana": ["390-light", "1440-dark"],
  "/country-guides/ghana/permits": ["390-light", "1440-light"],
  "/top-countries": ["768-dark"],
  "/top-countries/tanzania": ["1440-light"],
  "/cities": ["390-dark"],
  "/cities/mombasa": ["1440-light"],
  "/visa-information": ["390-dark"],
  "/visa-information/kenya/work-permit": ["1440-dark"],
  "/permits": ["390-light"],
  "/belonging": ["1440-dark"],
  "/before-you-pay": ["390-light"],
  "/my-plan": ["1440-light"],
  "/my-plan/kenya": ["390-light", "1440-dark"],
  "/cost-calculator": ["390-dark", "1440-light"],
  "/compare/ghana-vs-kenya": ["390-dark"],
  "/compare?countries=egypt-vs-ghana-vs-kenya": ["1440-light"],
  "/matches/business-any-high": ["390-light"],
  "/families": ["390-dark"],
  "/leaving/usa": ["1440-light"],
  "/community": ["1440-dark"],
  "/help": ["1440-light"],
  "/contact": ["390-dark"],
  "/faq": ["390-light"],
  "/blog": ["1440-dark"],
  "/blog/health-care-before-during-after": ["390-light"],
  "/search": ["768-light"],
  "/waitlist": ["390-light"],
  "/privacy-policy": ["390-dark"],
  "/no-such-page": ["390-dark"],
  // Any path that isn't the back office's own is opened without its session.
  "/admin#signed-out": ["390-light"],
  "/optin-report": ["390-light", "1440-dark"],
  "/contacts": ["390-dark", "1440-light"],
  "/announcements": ["1440-dark"],
  "/analytics": ["1440-light"],
  "/admin": ["1440-light"],
};
